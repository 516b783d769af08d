import {
  carTitle,
  isRankedByVotes,
  knownDriver,
  messages,
  ordinal,
  type Place,
  placesGained,
  rankingTimeText,
  shownPlace,
  sourceOfRankingTime,
} from '@quartermile/core/domain';
import { heldSinceText } from './marks.js';
import { timingRowMessages as texts } from './timing-messages.js';

/**
 * A row in one sentence, for screen readers: "Golf 7 R, 4th, 11.8 s, +2.4 s, driven by Thabo, AWD". Without votes,
 * which change.
 * @param today start of the present day, ms since 1970
 */
export function rowSentence(place: Place, today: number): string {
  const { entry, gap, heldSince, rank, position } = place;
  const { car } = entry;
  const time = rankingTimeText(car);
  const driver = sourceOfRankingTime(car) === null ? knownDriver(car) : null;
  const gained = placesGained(place);
  const parts = [
    carTitle(car),
    ordinal(shownPlace(place)),
    rank !== undefined && texts.overall(position),
    time !== null && messages.leaderboard.seconds(time),
    gap && !isRankedByVotes(entry.category) && texts.seconds(gap.leader),
    heldSince && heldSinceText(heldSince, today),
    driver !== null && texts.drivenBy(driver),
    car.drivetrain,
    car.evidence && messages.evidenceTerms.labels[car.evidence],
    gained !== 0 && texts.moved(gained),
  ];
  return parts.filter(Boolean).join(', ');
}
