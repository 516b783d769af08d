/** The bodies of the home page's six cars, one picture each. */
export type FeaturedBody = 'hatch' | 'bakkie' | 'sedan' | 'coupe' | 'suv' | 'supercar';

/** One of the home page's six cars with its texts. */
export interface FeaturedCar {
  readonly body: FeaturedBody;
  readonly name: string;
  readonly line: string;
  /** Alternative text of the picture. */
  readonly alt: string;
}

/** The home page's six cars, in display order: their pictures show a start tree counting down to green. */
export const featuredCars: readonly FeaturedCar[] = [
  {
    body: 'hatch',
    name: 'The hatch',
    line: 'Small, square-shouldered, first in the queue.',
    alt: 'A red hot hatch rolls up to the start line of a drag strip at night.',
  },
  {
    body: 'bakkie',
    name: 'The bakkie',
    line: 'Tows the race car in, then lines up itself.',
    alt: 'A sand-coloured double-cab bakkie stands staged at the start line.',
  },
  {
    body: 'sedan',
    name: 'The sedan',
    line: 'Four doors, five seats, one straight line.',
    alt: 'A blue sports sedan waits as the first amber of the start tree lights.',
  },
  {
    body: 'coupe',
    name: 'The coupe',
    line: 'All bonnet, and every bit of it is engine.',
    alt: 'A silver coupe waits as the second amber of the start tree lights.',
  },
  {
    body: 'suv',
    name: 'The SUV',
    line: 'Two tons that never read the rule book.',
    alt: 'A green SUV waits as the last amber of the start tree lights.',
  },
  {
    body: 'supercar',
    name: 'The supercar',
    line: 'Green means gone.',
    alt: 'An amber supercar leaves as the start tree turns green.',
  },
];
