/** How long a tab may take to show a heading, in ms. */
const LIMIT_MS = 10_000;

/** Scrolls to a heading of the open tab and focuses it, as soon as the tab shows it. */
export function revealHeading(label: string): void {
  const show = (): boolean => {
    const headings = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)')];
    const heading = headings.find(({ textContent }) => textContent.trim() === label);
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'center' });
    return true;
  };
  if (show()) return;
  const watch = new MutationObserver(() => {
    if (show()) stop();
  });
  const timer = setTimeout(() => watch.disconnect(), LIMIT_MS);
  const stop = (): void => {
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(document.body, { childList: true, subtree: true });
}
