/** What React Router tells of the build that this page came from. */
interface BuildWindow {
  readonly __reactRouterManifest?: { readonly url: string; readonly version: string };
}

/** The version of the build whose page was last renewed in this tab. */
const RENEWED = 'quartermile.renewed';
const NOT_FOUND = 404;

const build = () => (window as BuildWindow).__reactRouterManifest;

/**
 * Loads the page again where the server has replaced the build that it came from: then code that was not
 * loaded yet cannot be had any more. A build is left but once, whatever comes after it.
 * @param keep keeps what was typed; the page stays where it throws
 */
export async function renewReplacedPage(keep: () => void = () => {}): Promise<void> {
  const current = build();
  if (!current) return;
  try {
    if (sessionStorage.getItem(RENEWED) === current.version || !(await isGone(current.url))) return;
    keep();
    sessionStorage.setItem(RENEWED, current.version);
  } catch (error) {
    // Storage that is full or forbidden: what was typed could be lost, or the page renewed for ever.
    console.warn('This page is of an older build and could not be renewed.', error);
    return;
  }
  // All that was typed is kept: there is nothing to ask about.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
}

/** Whether this page is the newer one that {@link renewReplacedPage} loaded; true once. */
export function takeRenewed(): boolean {
  try {
    const left = sessionStorage.getItem(RENEWED);
    if (left === null || left === build()?.version) return false;
    sessionStorage.removeItem(RENEWED);
    return true;
  } catch {
    return false;
  }
}

/** Only an answer of the server says so: no answer at all is a lost connection. */
async function isGone(url: string): Promise<boolean> {
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === NOT_FOUND;
}
