// One icon; words beside it say what it means.
import { h } from 'vue';

const Icon = ({ name }) => h('i', { class: `h-icon i-${name}`, 'aria-hidden': true });
Icon.props = ['name'];

export default Icon;
