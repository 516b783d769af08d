import { rankingTimeText } from '../cars/elapsed-time.js';
import type { Entry } from './entry.js';
import { leaderboardMessages } from './leaderboard-messages.js';
import type { RankedEntry } from './rank-entries.js';

/** What a car is called: its name, else its owner's. */
export function carTitle({ name, owner }: Pick<Entry['car'], 'name' | 'owner'>): string {
  return name || owner;
}

/** What an entry ranks by, in words: "9.8 s" or "412 votes"; null for a car without a time. */
export function placeFigure({ car, category, votes }: Entry): string | null {
  if (category === 'Votes by Viewers') return leaderboardMessages.votes(votes);
  const time = rankingTimeText(car);
  return time === null ? null : leaderboardMessages.seconds(time);
}

/** A place in one line, for titles and feeds: "Golf 7 R: 9.8 s, 3rd in Our Drag Races". */
export function placeHeadline({ position, entry }: RankedEntry<Entry>): string {
  const { headline } = leaderboardMessages;
  return headline(carTitle(entry.car), placeFigure(entry), position, entry.category);
}
