const GLIDE: KeyframeAnimationOptions = { duration: 250, easing: 'cubic-bezier(0.2, 0, 0, 1)' };
/** How long to wait for the rows to change. */
const WAIT_MS = 2000;
const ROWS = 'li[id^="entry-"]';

/** Places of rows: their order, and their distance from the board's top in px. */
type Places = ReadonlyMap<string, { readonly order: number; readonly top: number }>;

/**
 * Shows a change of the board, and lets the rows glide from their old places to the new ones; not where visitors want
 * less motion.
 * @param show starts rendering the change, which may take a while
 * @param onMoved is called with the ids of rows that have another place
 * @returns stops waiting for the change
 */
export function glideRows(
  board: Element,
  show: () => void,
  onMoved: (ids: readonly string[]) => void,
): () => void {
  const before = placesOf(board);
  const observer = new MutationObserver(() => {
    const after = placesOf(board);
    const isChanged =
      after.size !== before.size || [...after].some(([id, { order }]) => orderOf(before, id) !== order);
    if (!isChanged) return;
    stop();
    if (!prefersLessMotion()) animate(board, before, after);
    onMoved([...after.keys()].filter((id) => orderOf(before, id) !== orderOf(after, id)));
  });
  const timer = setTimeout(stop, WAIT_MS);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
  observer.observe(board, { childList: true, subtree: true });
  show();
  return stop;
}

const orderOf = (places: Places, id: string) => places.get(id)?.order;

const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function placesOf(board: Element): Places {
  const { top: origin } = board.getBoundingClientRect();
  const rows = [...board.querySelectorAll(ROWS)];
  return new Map(
    rows.map((row, order) => [row.id, { order, top: row.getBoundingClientRect().top - origin }]),
  );
}

/** Only rows that are visible before or after. */
function animate(board: Element, before: Places, after: Places): void {
  const { top: origin } = board.getBoundingClientRect();
  const isSeen = (top: number) => origin + top > -window.innerHeight / 2 && origin + top < window.innerHeight;
  for (const [id, { top }] of after) {
    const row = document.getElementById(id);
    const from = before.get(id);
    if (from === undefined) {
      if (isSeen(top)) row?.animate?.([{ opacity: 0 }, { opacity: 1 }], GLIDE);
    } else if (from.top !== top && (isSeen(top) || isSeen(from.top))) {
      row?.animate?.([{ transform: `translateY(${from.top - top}px)` }, { transform: 'none' }], GLIDE);
    }
  }
}
