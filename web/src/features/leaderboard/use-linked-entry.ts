import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GetClient } from '../../platform/browser-client.js';
import type { BoardView } from './board-view.js';
import { linkedEntryId } from './entry-anchor.js';
import { entryPath } from './entry-path.js';

const subscribeToNothing = () => () => {};

/**
 * The id of the entry that the address links to (`#entry-ID`). The server never sees that part, so it is
 * known after hydration only; the page of an entry that is on another board, or further down, is then
 * gone to.
 */
export function useLinkedEntry(view: BoardView | null, getClient: GetClient): string | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const id = useSyncExternalStore(
    subscribeToNothing,
    () => linkedEntryId(hash),
    () => null,
  );
  const isShown = view === null || id === null || showsEntry(view, id);
  useEffect(() => {
    if (isShown || id === null) return;
    const goThere = async () => {
      const entries = await (await getClient()).leaderboard.list();
      const entry = entries.find(({ _id }) => _id === id);
      if (!entry) return;
      await navigate(entryPath(entry), { replace: true });
    };
    goThere().catch((error: unknown) => console.warn('The linked entry could not be found.', error));
  }, [isShown, id, getClient, navigate]);
  return id;
}

function showsEntry({ top, others }: BoardView, id: string): boolean {
  return [...top, ...others].some(({ entry }) => entry._id === id);
}
