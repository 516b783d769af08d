import { carTitle } from '../cars/car-names.js';
import { isRankedByVotes } from '../cars/category.js';
import { rankingTimeText } from '../cars/ranking-time.js';
import type { Entry } from './entry.js';
import { leaderboardMessages } from './leaderboard-messages.js';
import type { RankedEntry } from './rank-entries.js';

/** An entry's ranking figure as text: "9.8 s" or "412 votes"; null for a car without a time. */
export function placeFigure({ car, category, votes }: Entry): string | null {
  if (isRankedByVotes(category)) return leaderboardMessages.votes(votes);
  const time = rankingTimeText(car);
  return time === null ? null : leaderboardMessages.seconds(time);
}

/** An entry's position in one line, for titles and feeds: "Golf 7 R: 9.8 s, 3rd in Our Drag Races". */
export function placeHeadline({ position, entry }: RankedEntry<Entry>): string {
  const { headline } = leaderboardMessages;
  return headline(carTitle(entry.car), placeFigure(entry), position, entry.category);
}
