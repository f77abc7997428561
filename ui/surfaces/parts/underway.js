// What was confirmed and is not answered yet. If the server is lost meanwhile the page is loaded
// anew, and this is all that knows of it.
const KEY = 'heptapolis-underway';
const FRESH = 120_000;

export function remember(action) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ action, path: location.pathname, at: Date.now() }));
  } catch {
    // A private window may refuse; then the player chooses again.
  }
}

// Gives it once.
export function recall() {
  try {
    const { action, path, at } = JSON.parse(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    return path === location.pathname && Date.now() - at < FRESH ? action : null;
  } catch {
    return null;
  }
}
