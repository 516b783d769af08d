/** React Router's global with the build's manifest. */
interface BuildWindow {
  readonly __reactRouterManifest?: { readonly url: string; readonly version: string };
}

/** Session storage key with the build last reloaded in this tab. */
const RENEWED = 'quartermile.renewed';
const NOT_FOUND = 404;

const build = () => (window as BuildWindow).__reactRouterManifest;

/**
 * Reloads the page when the server has replaced its build, whose remaining code cannot be loaded any more. At most
 * once per build.
 * @param keep saves the input; the page is not reloaded when it throws
 */
export async function renewReplacedPage(keep: () => void = () => {}): Promise<void> {
  const current = build();
  if (!current) return;
  try {
    if (sessionStorage.getItem(RENEWED) === current.version || !(await isGone(current.url))) return;
    keep();
    sessionStorage.setItem(RENEWED, current.version);
  } catch (error) {
    // Storage is full or blocked: reloading could lose input or repeat forever.
    console.warn('This page is of an older build and could not be renewed.', error);
    return;
  }
  // All input is saved, so no confirmation is needed.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
}

/** Whether this page was reloaded by {@link renewReplacedPage}; true once. */
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

/** Only a 404 response counts; no response means a lost connection. */
async function isGone(url: string): Promise<boolean> {
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === NOT_FOUND;
}
