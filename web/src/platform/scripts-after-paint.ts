/** What a script or a link waits under; browsers do nothing with it. */
const WAITING = 'after-paint';
/** Longest that scripts wait for a frame, in ms: something may keep a page from ever being painted. */
const LONGEST_WAIT_MS = 1000;

/**
 * The HTML of a page whose modules are asked for once its first frame is on the screen: until then a slow
 * line belongs to the style sheets, faces and pictures that this frame needs. They stay where React Router
 * wrote them, so that React finds every element again.
 */
export function withScriptsAfterPaint(html: string, nonce: string): string {
  const starter = `<script nonce="${nonce}">(${startAfterPaint})("${WAITING}",${LONGEST_WAIT_MS})</script>`;
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${WAITING}"`)
    .replaceAll(/(<script [^>]*type=")module"/g, `$1${WAITING}"`)
    .replace('</body>', () => `${starter}</body>`);
}

/** Runs in the page, as text: it sees nothing of this file. Where nothing is painted, nothing waits. */
function startAfterPaint(waiting: string, longestWaitMs: number): void {
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    // A task for each: a phone is busy for a while with asking for two dozen modules.
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${waiting}"]`))
      setTimeout(() => {
        link.rel = 'modulepreload';
      });
    for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type="${waiting}"]`))
      setTimeout(() => {
        script.type = 'module';
        // A script is looked at again when it is put into the page.
        script.replaceWith(script);
      });
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, longestWaitMs);
}
