/** Style sheets of this page that did not come. */
const lost = new Set<HTMLLinkElement>();

/** Notes which style sheets do not come while something is loaded. */
export async function noteLostStyles<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const watch = new AbortController();
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  };
  // An error of an element does not bubble, but it passes here on its way down.
  document.addEventListener('error', note, { capture: true, signal: watch.signal });
  try {
    return await load();
  } finally {
    watch.abort();
  }
}

/**
 * Loads the lost style sheets again: the bundler asks for each but once in a page's life.
 * @throws Error when one does not come this time either
 */
export async function recallLostStyles(): Promise<void> {
  await Promise.all([...lost].map(recall));
}

function recall(link: HTMLLinkElement): Promise<void> {
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  next.href = link.href;
  next.nonce = link.nonce;
  return new Promise((resolve, reject) => {
    next.addEventListener('load', () => {
      lost.delete(link);
      link.remove();
      resolve();
    });
    next.addEventListener('error', () => {
      next.remove();
      reject(new Error(`A style sheet could not be loaded: ${link.href}`));
    });
    link.after(next);
  });
}
