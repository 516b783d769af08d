import type { Client } from '@quartermile/core/client';
import { type Highlight, type Highlights, highlightRoutes } from '@quartermile/core/domain';

/** The first of Our Drag Races; null without one. */
export type Leader = Highlight | null | 'failed';

/** Loads the leader of the board. Never throws. */
export async function loadLeader(getClient: () => Client | Promise<Client>): Promise<Leader> {
  try {
    const { call } = await getClient();
    const { top } = await call<Highlights>({ method: 'GET', path: highlightRoutes.read });
    return top[0] ?? null;
  } catch (error) {
    console.warn('The leader of the board could not be loaded.', error);
    return 'failed';
  }
}
