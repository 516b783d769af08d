/**
 * Activates the deferred links and modules of a page after its first paint and runs the modules. Runs in the page as
 * inline text, so it must not reference outer variables. Every step is a separate task, to keep slow phones responsive:
 * preloading a module, running one of the files `inTurn`, and running the page's own script, which needs all of them.
 * @param waiting the inert `type` of scripts; with a hyphen it precedes the `rel` of links
 * @param inTurn names of files that run one after another, each depending on earlier ones only
 * @param longestWaitMs maximum wait for the first paint, ms
 */
export function startAfterPaint(waiting: string, inTurn: readonly string[], longestWaitMs: number): void {
  let isStarted = false;
  function start(): void {
    if (isStarted) return;
    isStarted = true;
    const links = [...document.querySelectorAll<HTMLLinkElement>(`link[rel^="${waiting}-"]`)];
    for (const link of links)
      setTimeout(() => {
        link.rel = link.rel.slice(waiting.length + 1);
      });
    const shared = inTurn.flatMap((name) => links.filter(({ href }) => href.includes(`/${name}-`)));
    runInTurn(shared.map(({ href }) => href));
  }
  /** Loading errors are ignored: the page's own script imports the file again and fails there. */
  function runInTurn([href, ...rest]: readonly string[]): void {
    if (href === undefined) return startPage();
    const script = document.createElement('script');
    script.type = 'module';
    script.src = href;
    script.onload = script.onerror = () => {
      // Not part of React's tree, which is about to be hydrated.
      script.remove();
      runInTurn(rest);
    };
    document.head.append(script);
  }
  function startPage(): void {
    for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type="${waiting}"]`))
      setTimeout(() => {
        script.type = 'module';
        // Browsers evaluate a script's type when it is inserted.
        script.replaceWith(script);
      });
  }
  // A hidden page is not painted.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, longestWaitMs);
}
