import {
  DRIVETRAINS,
  pageSlug,
  type Segment,
  type SegmentFilter,
  segmentKey,
  segmentMessages,
  wholeBoard,
} from '@quartermile/core/domain';

/** A strip that has a segment. */
interface NamedStrip {
  readonly _id: string;
  readonly name: string;
}

const { builtIn: names } = segmentMessages;
const slugs = { FWD: 'front-wheel-drive', AWD: 'all-wheel-drive', RWD: 'rear-wheel-drive' } as const;

/**
 * Names of bakkies that are or were sold in South Africa. Cars have no body style, and their names say it; common ones
 * such as Ranger are in no name of another car.
 */
export const BAKKIE_WORDS =
  'bakkie, pickup, pick-up, single cab, double cab, Hilux, Ranger, Amarok, Navara, NP200, NP300, Hardbody, D-Max, KB, Triton, BT-50, Bantam, Corsa Utility, Steed, P-Series, Gladiator, Hilux Champ, Land Cruiser 79, S10, F-150';

/** Limit of the built-in segment of cars with little power, in kW per ton. */
const LOW_KW_PER_TON = 100;

/**
 * The segments that exist without the administrator: each drivetrain, electric cars, bakkies, little power, this year,
 * and each strip with runs on Our Drag Races.
 */
export function builtInSegments(strips: readonly NamedStrip[]): Segment[] {
  return [
    ...DRIVETRAINS.map((drivetrain) => builtIn(slugs[drivetrain], names[drivetrain], { drivetrain })),
    builtIn('electric', names.electric, { aspiration: 'Electric' }),
    builtIn('bakkies', names.bakkies, { words: BAKKIE_WORDS }),
    builtIn(`under-${LOW_KW_PER_TON}-kw-per-ton`, names.kwPerTon(LOW_KW_PER_TON), {
      kwPerTon: LOW_KW_PER_TON,
    }),
    builtIn('this-year', names.thisYear, { year: 'this-year' }),
    ...strips.map(({ _id, name }) =>
      builtIn(`at-${pageSlug(name) || _id}`, names.strip(name), { strip: _id }),
    ),
  ];
}

/**
 * All segments: the administrator's in their order, then the built-in ones with other filters. Slugs are unique; the
 * administrator's do not change.
 */
export function allSegments(named: readonly Segment[], strips: readonly NamedStrip[]): Segment[] {
  const segments = [...named];
  const keys = new Set(named.map(({ filter }) => segmentKey(filter)));
  const taken = new Set(named.map(({ slug }) => slug));
  for (const segment of builtInSegments(strips)) {
    if (keys.has(segmentKey(segment.filter))) continue;
    const slug = freeSlug(segment.slug, taken);
    taken.add(slug);
    segments.push({ ...segment, slug });
  }
  return segments;
}

/**
 * The slug of a new segment: that of the built-in one with its filter, so that its address stays; otherwise its name.
 * @param known all segments
 */
export function slugOfSegment(
  { name, filter }: Pick<Segment, 'name' | 'filter'>,
  known: readonly Segment[],
): string {
  const key = segmentKey(filter);
  const same = known.find((segment) => segmentKey(segment.filter) === key);
  return same?.slug ?? freeSlug(pageSlug(name) || 'segment', new Set(known.map(({ slug }) => slug)));
}

function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`;
  return slug;
}

function builtIn(slug: string, name: string, filter: Partial<SegmentFilter>): Segment {
  return { slug, name, filter: { ...wholeBoard, ...filter }, inMenu: false };
}
