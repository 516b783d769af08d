import type { CarBody } from './body-plan.js';
import type { CarDrawing } from './draw-car.js';
import type { TreeState } from './scenes/scene.js';

/** One of the home page's six cars: what it is drawn as, and what is said about it. */
export interface FeaturedCar {
  readonly body: CarBody;
  /** What the start tree behind it shows: the six pictures count down to green. */
  readonly tree: TreeState;
  /** From where it is seen: no two neighbours alike. */
  readonly look: Pick<CarDrawing, 'view' | 'mirrored'>;
  readonly name: string;
  readonly line: string;
  /** The picture in words. */
  readonly alt: string;
}

/** The home page's six cars, in the order of a run: from rolling in to green. */
export const featuredCars: readonly FeaturedCar[] = [
  {
    body: 'hatch',
    tree: 'pre-staged',
    look: { view: 'front' },
    name: 'The hatch',
    line: 'Small, square-shouldered, first in the queue.',
    alt: 'A red hot hatch rolls up to the start line of a drag strip at night.',
  },
  {
    body: 'bakkie',
    tree: 'staged',
    look: { view: 'side' },
    name: 'The bakkie',
    line: 'Tows the race car in, then lines up itself.',
    alt: 'A sand-coloured double-cab bakkie stands staged at the start line.',
  },
  {
    body: 'sedan',
    tree: 'amber-1',
    look: { view: 'nose' },
    name: 'The sedan',
    line: 'Four doors, five seats, one straight line.',
    alt: 'A blue sports sedan waits as the first amber of the start tree lights.',
  },
  {
    body: 'coupe',
    tree: 'amber-2',
    look: { view: 'side', mirrored: true },
    name: 'The coupe',
    line: 'All bonnet, and every bit of it is engine.',
    alt: 'A silver coupe waits as the second amber of the start tree lights.',
  },
  {
    body: 'suv',
    tree: 'amber-3',
    look: { view: 'front', mirrored: true },
    name: 'The SUV',
    line: 'Two tons that never read the rule book.',
    alt: 'A green SUV waits as the last amber of the start tree lights.',
  },
  {
    body: 'supercar',
    tree: 'green',
    look: { view: 'side' },
    name: 'The supercar',
    line: 'Green means gone.',
    alt: 'An amber supercar leaves as the start tree turns green.',
  },
];
