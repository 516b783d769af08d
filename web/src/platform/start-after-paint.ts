/**
 * Wakes the modules of a page after its first paint, and starts them. It runs in the page, as text: it sees
 * nothing of this file, nor of any other.
 *
 * Every step is a task of its own, so that a slow phone answers between two of them: asking for a module,
 * running one of the files `inTurn`, and running the page's own script, which needs all of them.
 * @param waiting what a link's `rel` or a script's `type` is while it waits
 * @param inTurn names of files that are run one after another, each needing none but those before it
 * @param longestWaitMs for a paint that may never come, ms
 */
export function startAfterPaint(waiting: string, inTurn: readonly string[], longestWaitMs: number): void {
  let isStarted = false;
  function start(): void {
    if (isStarted) return;
    isStarted = true;
    const links = [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${waiting}"]`)];
    for (const link of links)
      setTimeout(() => {
        link.rel = 'modulepreload';
      });
    const shared = inTurn.flatMap((name) => links.filter(({ href }) => href.includes(`/${name}-`)));
    runInTurn(shared.map(({ href }) => href));
  }
  /** What fails here is asked for once more by the page's own script, and fails there. */
  function runInTurn([href, ...rest]: readonly string[]): void {
    if (href === undefined) return startPage();
    const script = document.createElement('script');
    script.type = 'module';
    script.src = href;
    script.onload = script.onerror = () => {
      // React knows nothing of it, and is about to look the page over.
      script.remove();
      runInTurn(rest);
    };
    document.head.append(script);
  }
  function startPage(): void {
    for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type="${waiting}"]`))
      setTimeout(() => {
        script.type = 'module';
        // A script is looked at again when it is put into the page.
        script.replaceWith(script);
      });
  }
  // Where nothing is painted, nothing waits.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, longestWaitMs);
}
