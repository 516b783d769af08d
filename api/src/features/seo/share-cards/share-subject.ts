import {
  type Category,
  carPageMessages,
  carTitle,
  type Drivetrain,
  type Entry,
  isRankedByVotes,
  type Place,
  placeFigure,
  type RaceResult,
  type RankedEntry,
  raceMessages,
  raceResult,
  raceRunOf,
  rankingTimeText,
  type Segment,
  type SiteProfile,
  seoMessages,
  shownPlace,
  sourceOfRankingTime,
} from '@quartermile/core/domain';
import type { WeekSummary } from '../../newsletter/index.js';
import { wrapPictureMessages } from './card-messages.js';
import { drawableText } from './drawable-text.js';
import { type WrapPicturePart, wrapPictureParts } from './wrap-picture.js';

/** Places on a board's share picture. */
const TOP_SHARED = 3;

/** The bodies in `drawings/`, for cars without a picture. */
export type DrawnBody = 'hatch' | 'sedan' | 'coupe';

/** A position on a board, as shown on a card. */
export interface SharePlace {
  readonly position: number;
  /** Whether it is a place in a segment, which has no medal: medals are those of the board. */
  readonly isInSegment?: boolean;
  readonly name: string;
  /** "9.8 s" or "412 votes"; null for a car without a time. */
  readonly figure: string | null;
  /** "Source: ..." of a World Facts time; null for a time of the car itself. */
  readonly source: string | null;
}

/** The head of every card. */
export interface CardHead {
  /** Name of the site. */
  readonly site: string;
  /** The site's accent; null is amber. */
  readonly accent: string | null;
  /** Path of the logo that is shown instead of mark and name, and its `data:` URL while it is drawn; null: none. */
  readonly logo?: string | null;
}

type Site = Pick<SiteProfile, 'siteName' | 'accent'>;

/** Content of an entry's card. `picture` is the path of its picture; without one, the body's drawing is shown. */
export interface EntrySubject extends SharePlace, CardHead {
  readonly kind: 'entry';
  readonly category: Category;
  readonly picture: string | null;
  readonly body: DrawnBody;
}

/** Content of a board's card. */
export interface BoardSubject extends CardHead {
  readonly kind: 'board';
  /** The board's name, or a segment's. */
  readonly category: string;
  readonly places: readonly SharePlace[];
}

/** A car in a race, as shown on a card. */
export interface RaceLane extends Omit<SharePlace, 'position'> {
  readonly isWinner: boolean;
}

/** Content of the card of a race. */
export interface RaceSubject extends CardHead {
  readonly kind: 'race';
  readonly lanes: readonly [RaceLane, RaceLane];
  /** "Golf 7 R wins by 0.8 s"; null if one of the cars has no time. */
  readonly result: string | null;
}

/** Content of the home page's card. */
export interface HomeSubject extends Omit<BoardSubject, 'kind'> {
  readonly kind: 'home';
  /** The title of the home page. */
  readonly line: string;
  /** Path of the picture that is shown instead of the card; null: none. */
  readonly picture: string | null;
}

/** Content of the picture of a week. */
export interface WrapSubject extends CardHead {
  readonly kind: 'wrap';
  /** Where to read more, such as "quartermile.example/leaderboard". */
  readonly address: string;
  /** The day of the picture, such as "22 November 2026". */
  readonly today: string;
  /** Says so in a week without changes; null otherwise. */
  readonly quiet: string | null;
  readonly parts: readonly WrapPicturePart[];
}

/** Complete content of a card; the same subject always renders the same picture. */
export type ShareSubject = EntrySubject | BoardSubject | RaceSubject | HomeSubject | WrapSubject;

/** A typical body for each drivetrain. */
const bodies: Readonly<Record<Drivetrain, DrawnBody>> = { FWD: 'hatch', AWD: 'sedan', RWD: 'coupe' };

const cardHead = ({ siteName, accent }: Site): CardHead => ({ site: drawableText(siteName), accent });

/** Content of an entry's card. */
export function entrySubject(place: RankedEntry<Entry>, site: Site): EntrySubject {
  const { category, car } = place.entry;
  return {
    kind: 'entry',
    ...cardHead(site),
    category,
    picture: car.image,
    body: bodies[car.drivetrain],
    ...sharePlace(place),
  };
}

/** Content of a board's card with the first places. */
export function boardSubject(
  category: Category,
  places: readonly RankedEntry<Entry>[],
  site: Site,
): BoardSubject {
  return {
    kind: 'board',
    ...cardHead(site),
    category,
    places: places.slice(0, TOP_SHARED).map(sharePlace),
  };
}

/** Content of the home page's card: the first places of Our Drag Races. */
export function homeSubject(
  places: readonly RankedEntry<Entry>[],
  site: Site & Pick<SiteProfile, 'hero' | 'shareImage'>,
): HomeSubject {
  const board = boardSubject('Our Drag Races', places, site);
  return { ...board, kind: 'home', line: drawableText(site.hero.title), picture: site.shareImage };
}

/** Content of the picture of a week. */
export function wrapSubject(week: WeekSummary, site: Site, address: string): WrapSubject {
  return {
    kind: 'wrap',
    ...cardHead(site),
    address: drawableText(address),
    today: week.today,
    quiet: week.isQuiet ? wrapPictureMessages.quiet : null,
    parts: wrapPictureParts(week).map(({ title, rows }) => ({
      title,
      rows: rows.map(({ name, detail, figure }) => ({
        name: drawableText(name) || seoMessages.unnamedCar,
        detail: drawableText(detail),
        figure,
      })),
    })),
  };
}

/** Content of a segment's card with its first places. */
export function segmentSubject(
  { segment, places }: { readonly segment: Pick<Segment, 'name'>; readonly places: readonly Place[] },
  site: Site,
): BoardSubject {
  return {
    kind: 'board',
    ...cardHead(site),
    category: drawableText(segment.name) || seoMessages.unnamedCar,
    places: places
      .slice(0, TOP_SHARED)
      .map((place) => ({ ...sharePlace(place), position: shownPlace(place), isInSegment: true })),
  };
}

/** Content of the card of a race between two entries, which may be of different boards. */
export function raceSubject(one: Entry, other: Entry, site: Site): RaceSubject {
  const names = [shareName(one), shareName(other)] as const;
  const [first, second] = [raceRunOf(one.car), raceRunOf(other.car)];
  const result = first && second && raceResult(first, second);
  const lane = (entry: Entry, index: 0 | 1): RaceLane => ({
    name: names[index],
    figure: timeFigure(entry),
    source: timeSource(entry),
    isWinner: result?.winner === index,
  });
  return {
    kind: 'race',
    ...cardHead(site),
    lanes: [lane(one, 0), lane(other, 1)],
    result: result && resultWords(names, result),
  };
}

function resultWords(names: readonly [string, string], { winner, seconds }: RaceResult): string {
  return winner === null ? raceMessages.deadHeatTitle : raceMessages.wins(names[winner], seconds);
}

/** The time of an entry on any board, such as "9.8 s". */
function timeFigure({ car }: Entry): string | null {
  const time = rankingTimeText(car);
  return time === null ? null : `${time} s`;
}

function sharePlace({ position, entry }: RankedEntry<Entry>): SharePlace {
  const source = isRankedByVotes(entry.category) ? null : timeSource(entry);
  return { position, name: shareName(entry), figure: placeFigure(entry), source };
}

/** The source of the time of an entry on any board, if that is a World Facts time. */
function timeSource({ car }: Entry): string | null {
  const source = sourceOfRankingTime(car);
  return source === null ? null : drawableText(carPageMessages.sourced(source));
}

/** The name of a car, or its owner's if the display font cannot show it. */
function shareName({ car }: Entry): string {
  return drawableText(carTitle(car)) || drawableText(car.owner) || seoMessages.unnamedCar;
}
