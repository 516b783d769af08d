import type { Client } from '@quartermile/core/client';
import {
  type BoardQuery,
  type Drivetrain,
  describeGhost,
  type GhostPlace,
  ghostRoutes,
  isRankedByVotes,
  ordinal,
  placingMessages,
  readGhostTime,
} from '@quartermile/core/domain';
import type { GetClient } from '../platform/browser-client.js';
import type { Ghost, LoadedGhost } from './loaded-ghost.js';

/** A time, as `readGhostTime` returns it, or empty for what is none. */
interface GhostQuery extends Pick<BoardQuery, 'category' | 'drivetrain'> {
  readonly time?: string | undefined;
}

/** The place of a query's time on its board; null without a time, and on the board that is ranked by votes. */
export async function loadGhost(client: Client | Promise<Client>, query: GhostQuery): Promise<LoadedGhost> {
  const { time, category, drivetrain } = query;
  if (time === undefined || isRankedByVotes(category)) return null;
  if (time === '') return 'no-time';
  try {
    const { call } = await client;
    const parameters: { time: string; category: string; drivetrain?: Drivetrain } = { time, category };
    if (drivetrain) parameters.drivetrain = drivetrain;
    const place = await call<GhostPlace>({ method: 'GET', path: ghostRoutes.place, query: parameters });
    const { position, from } = place;
    return {
      ...{ time, drivetrain, position, from },
      ...{ sentence: describeGhost(place), ordinal: ordinal(position), gap: shortGap(place) },
    };
  } catch (error) {
    console.warn('The place of a time could not be loaded.', error);
    return 'failed';
  }
}

/** "0.35 s behind tenth", or the gap to the neighbour; empty without one. */
function shortGap({ offTopTen, neighbour }: GhostPlace): string {
  if (offTopTen !== null) return `${offTopTen} s behind tenth`;
  if (!neighbour || neighbour.gap === null) return '';
  return placingMessages.sides[neighbour.side](neighbour.gap, neighbour.driver);
}

/** The place of a typed time in Our Drag Races; null for what is no time. */
export async function placeTyped(
  getClient: GetClient,
  text: string,
  drivetrain: Drivetrain | null,
): Promise<Ghost | 'failed' | null> {
  const time = readGhostTime(text);
  if (time === null) return null;
  const ghost = await loadGhost(getClient(), { time, drivetrain, category: 'Our Drag Races' });
  return ghost === 'no-time' ? null : ghost;
}
