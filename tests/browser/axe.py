"""Whether a page can be used by those who cannot see it, or not well, as axe judges it."""

from importlib.resources import files

from playwright.sync_api import Page

AXE = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
SERIOUS = """async () => {
  // It takes the ground behind what sticks to an edge for that of the page.
  const feet = [...document.querySelectorAll('.h-foot')];
  const place = (how) => feet.forEach((foot) => { foot.style.position = how; });
  place('static');
  // What lies behind a dialog cannot be reached, and is not examined.
  const within = document.querySelector('[aria-modal=true]') ?? document;
  const found = await axe.run(within, { resultTypes: ['violations'] });
  place('');
  return found.violations.filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .flatMap(({ id, nodes }) => nodes.map((at) => `${id}: ${at.target} ${at.failureSummary}`));
}"""


def serious_faults(page: Page) -> list[str]:
    """List what axe finds serious or critical on a page as it is."""
    # Run from outside, so that the page's own policy against scripts stays as it is.
    page.evaluate(AXE)
    found: list[str] = page.evaluate(SERIOUS)
    return found
