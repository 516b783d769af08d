/** Style sheets of this page that failed to load. */
const lost = new Set<HTMLLinkElement>();

/** Records which style sheets fail while something is loading. */
export async function noteLostStyles<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const watch = new AbortController();
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  };
  // Error events of elements do not bubble, but can be captured.
  document.addEventListener('error', note, { capture: true, signal: watch.signal });
  try {
    return await load();
  } finally {
    watch.abort();
  }
}

/**
 * Reloads the failed style sheets, because the bundler requests each one only once per page.
 * @throws Error if one fails again
 */
export async function recallLostStyles(): Promise<void> {
  await Promise.all([...lost].map(recall));
}

function recall(link: HTMLLinkElement): Promise<void> {
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  next.href = link.href;
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
