import {
  type Category,
  carTitle,
  type Drivetrain,
  type Entry,
  placeFigure,
  type RankedEntry,
  seoMessages,
  TOP_SHARED,
} from '@quartermile/core/domain';
import { drawableText } from './drawable-text.js';

/** The bodies in `drawings/`, for cars without a picture. */
export type DrawnBody = 'hatch' | 'sedan' | 'coupe';

/** A position on a board, as shown on a card. */
export interface SharePlace {
  readonly position: number;
  readonly name: string;
  /** "9.8 s" or "412 votes"; null for a car without a time. */
  readonly figure: string | null;
}

/** Content of an entry's card. `picture` is the path of its picture; without one, the body's drawing is shown. */
export interface EntrySubject extends SharePlace {
  readonly kind: 'entry';
  readonly site: string;
  readonly category: Category;
  readonly picture: string | null;
  readonly body: DrawnBody;
}

/** Content of a board's card. */
export interface BoardSubject {
  readonly kind: 'board';
  readonly site: string;
  readonly category: Category;
  readonly places: readonly SharePlace[];
}

/** Complete content of a card; the same subject always renders the same picture. */
export type ShareSubject = EntrySubject | BoardSubject;

/** A typical body for each drivetrain. */
const bodies: Readonly<Record<Drivetrain, DrawnBody>> = { FWD: 'hatch', AWD: 'sedan', RWD: 'coupe' };

/** Content of an entry's card. */
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

/** Content of a board's card with the first places. */
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

/** Uses the owner's name for a car whose name cannot be displayed in the display font. */
function sharePlace({ position, entry }: RankedEntry<Entry>): SharePlace {
  const { car } = entry;
  const name = drawableText(carTitle(car)) || drawableText(car.owner) || seoMessages.unnamedCar;
  return { position, name, figure: placeFigure(entry) };
}
