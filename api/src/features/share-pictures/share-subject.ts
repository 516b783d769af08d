import {
  type CarBody,
  type Category,
  carTitle,
  type Drivetrain,
  type Entry,
  foundMessages,
  placeFigure,
  type RankedEntry,
  TOP_SHARED,
} from '@quartermile/core/domain';
import { drawableText } from './drawable-text.js';

/** A place on a board as a card shows it. */
export interface SharePlace {
  readonly position: number;
  readonly name: string;
  /** "9.8 s" or "412 votes"; null for a car without a time. */
  readonly figure: string | null;
}

/** The card of one car. `picture` is the path of its own; without one the body is drawn. */
export interface EntrySubject extends SharePlace {
  readonly kind: 'entry';
  readonly site: string;
  readonly category: Category;
  readonly picture: string | null;
  readonly body: CarBody;
}

/** The card of a board: its first places. */
export interface BoardSubject {
  readonly kind: 'board';
  readonly site: string;
  readonly category: Category;
  readonly places: readonly SharePlace[];
}

/** All that a card shows, and nothing else: the same subject gives the same picture. */
export type ShareSubject = EntrySubject | BoardSubject;

/** A body that fits a drivetrain, for cars without a picture. */
const bodies: Readonly<Record<Drivetrain, CarBody>> = { FWD: 'hatch', AWD: 'sedan', RWD: 'coupe' };

/** What the card of an entry shows. */
export function entrySubject(place: RankedEntry<Entry>, site: string): EntrySubject {
  const { category, car } = place.entry;
  return {
    kind: 'entry',
    site: drawableText(site),
    category,
    picture: car.image,
    body: bodies[car.drivetrain],
    ...sharePlace(place),
  };
}

/** What the card of a board shows. */
export function boardSubject(
  category: Category,
  places: readonly RankedEntry<Entry>[],
  site: string,
): BoardSubject {
  return {
    kind: 'board',
    site: drawableText(site),
    category,
    places: places.slice(0, TOP_SHARED).map(sharePlace),
  };
}

/** A car whose name the display face has no letters for is called by its owner's. */
function sharePlace({ position, entry }: RankedEntry<Entry>): SharePlace {
  const { car } = entry;
  const name = drawableText(carTitle(car)) || drawableText(car.owner) || foundMessages.unnamedCar;
  return { position, name, figure: placeFigure(entry) };
}
