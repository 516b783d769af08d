import { type SegmentFilter, segmentMessages } from '@quartermile/core/domain';

/** What the description of a filter needs besides it. */
export interface SegmentContext {
  /** The present year in the site's time zone. */
  readonly thisYear: number;
  /** Name of the filter's strip; undefined if that is unknown. */
  readonly stripName: string | undefined;
}

/** The facts of a filter in words, the board first: "Our Drag Races", "Front-wheel drive", "Run in 2026". */
export function describeSegment(filter: SegmentFilter, { thisYear, stripName }: SegmentContext): string[] {
  const { category, drivetrain, aspiration, words, kwPerTon, year, strip } = filter;
  const { facts } = segmentMessages;
  return [
    category,
    drivetrain && facts.drivetrain[drivetrain],
    aspiration,
    words && facts.words(words),
    kwPerTon !== null && facts.kwPerTon(kwPerTon),
    year !== null && facts.year(year === 'this-year' ? thisYear : year),
    strip !== null && (stripName === undefined ? facts.unknownStrip : facts.strip(stripName)),
  ].filter((fact) => typeof fact === 'string');
}
