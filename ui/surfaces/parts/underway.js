// What was confirmed and is not answered yet. If the server is lost meanwhile the page is loaded
// anew, and then this is all that knows of it.
const KEY = 'heptapolis-underway';
const FRESH = 120_000;
let left = kept();

function kept() {
  try {
    const { action, path, at } = JSON.parse(sessionStorage.getItem(KEY));
    return path === location.pathname && Date.now() - at < FRESH ? action : null;
  } catch {
    return null;
  }
}

export function remember(action) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ action, path: location.pathname, at: Date.now() }));
  } catch {
    // A private window may refuse; then the player chooses again.
  }
}

export function forget() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

// What this page was loaded with, once: whoever only looks at another tab chooses nothing.
export function recall() {
  const action = left;
  left = null;
  forget();
  return action;
}
