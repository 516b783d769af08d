import { type BoardView } from '@quartermile/core/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GetClient } from '../../platform/browser-client.js';
import { linkedEntryId } from './entry-anchor.js';
import { entryPath } from './entry-path.js';

const subscribeToNothing = () => () => {};

/**
 * The id of the entry in the address's hash (`#entry-ID`). The server does not receive the hash, so the id is null
 * until hydration. An entry on another board, or outside of the shown rows, is opened on its own page.
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
