import {
  apiPath,
  carTitle,
  escapeXml,
  isRankedByVotes,
  knownDriver,
  messages,
  type Place,
  pageRoutes,
  placeFigure,
  rankingTimeText,
  sourceOfRankingTime,
} from '@quartermile/core/domain';

/** The ranking figure of a place as HTML: the number large, its unit small; empty for a car without a time. */
export function writeFigure({ entry }: Place): string {
  const text = placeFigure(entry) ?? '';
  const number = isRankedByVotes(entry.category) ? text.split(' ')[0] : rankingTimeText(entry.car);
  if (!number) return '';
  const unit = text.slice(number.length).trim();
  return `<b class="figure">${escapeXml(number)}<small> ${escapeXml(unit)}</small></b>`;
}

/** The sign of a place on the whole board as HTML; the first three have medals. */
export function writePosition({ position }: Place): string {
  return `<span class="place p${Math.min(position, 4)}" role="img" aria-label="${escapeXml(messages.leaderboard.place(position))}">${position}</span>`;
}

/** Name, driver and the source of a World Facts time as HTML; a car without a name of its own is named after its driver. */
export function writeNames({ entry: { car } }: Place): string {
  const [name, driver] = [carTitle(car), knownDriver(car)];
  const source = sourceOfRankingTime(car);
  const second = [
    ...(driver === null || name === driver ? [] : [driver]),
    car.drivetrain,
    ...(source ? [source] : []),
  ].join(' · ');
  return `<b>${escapeXml(name)}</b><small>${escapeXml(second)}</small>`;
}

/** Address of the page of an entry. */
export const entryHref = ({ entry }: Place): string =>
  escapeXml(apiPath(pageRoutes.entry, { entryId: entry._id }));
