// Sounds made of tones and noise; silent until somebody taps the speaker.
import { ref } from 'vue';

export const isOn = ref(false);
let audio = null;

export function toggle() {
  audio ??= new AudioContext();
  audio.resume();
  isOn.value = !isOn.value;
  play('coin');
}

function fading(loud, from, lasting) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + lasting);
  gain.connect(audio.destination);
  return gain;
}

function tone(shape, pitch, { after = 0, lasting = 0.3, loud = 0.15, to = pitch } = {}) {
  const from = audio.currentTime + after;
  const voice = audio.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, from);
  voice.frequency.exponentialRampToValueAtTime(to, from + lasting);
  voice.connect(fading(loud, from, lasting));
  voice.start(from);
  voice.stop(from + lasting);
}

function noise(pitch, { after = 0, lasting = 0.2, loud = 0.2, to = pitch } = {}) {
  const from = audio.currentTime + after;
  const length = Math.ceil(audio.sampleRate * lasting);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  buffer.getChannelData(0).forEach((_, i, data) => { data[i] = Math.random() * 2 - 1; });
  const voice = audio.createBufferSource();
  voice.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(pitch, from);
  filter.frequency.exponentialRampToValueAtTime(to, from + lasting);
  voice.connect(filter).connect(fading(loud, from, lasting));
  voice.start(from);
}

const chord = (pitches, step, options) => pitches.forEach((pitch, i) => tone('triangle', pitch, { after: i * step, ...options }));

const SOUNDS = {
  turn: () => [0, 0.05, 0.11].forEach((after) => noise(2600, { after, lasting: 0.07, loud: 0.35, to: 900 })),
  coin: () => [2093, 2637].forEach((pitch, i) => tone('sine', pitch, { after: i * 0.07, lasting: 0.35, loud: 0.1 })),
  stage: () => chord([262, 330, 392, 523], 0.09, { lasting: 0.9, loud: 0.09 }),
  pass: () => noise(500, { lasting: 0.6, loud: 0.25, to: 2400 }),
  drum: () => tone('sine', 130, { lasting: 0.5, loud: 0.5, to: 45 }),
  tick: () => tone('square', 880, { lasting: 0.04, loud: 0.03 }),
  stamp: () => { tone('sine', 90, { lasting: 0.25, loud: 0.5, to: 50 }); noise(1200, { lasting: 0.08, loud: 0.3 }); },
  win: () => chord([392, 392, 523, 659, 784, 1047], 0.13, { lasting: 1.1, loud: 0.1 }),
};

export function play(name) {
  if (isOn.value) SOUNDS[name]();
}
