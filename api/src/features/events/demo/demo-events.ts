import { type PosterCar, paints, type RaceWeekday, wheels } from '../../demo/index.js';

/** The race days of the demo content, relative to the day on which it is created. */
export interface EventDays {
  /** The first such weekday at least `fromToday` days from today, such as "2026-12-05". */
  day(fromToday: number, weekday: RaceWeekday): string;
  /** An ISO 8601 instant on that day; South Africa is two hours ahead of UTC all year. */
  at(fromToday: number, weekday: RaceWeekday, time: string): string;
}

/** An upcoming event. Documents deliberately differ in format, as in an existing collection. */
export interface DemoEvent {
  readonly slug: string;
  /** Field of the document for the picture's path. */
  readonly pictureField: string;
  document(days: EventDays): Record<string, unknown>;
  readonly car: PosterCar;
  /** Lettering on the picture; must not repeat the title. */
  readonly words: string;
}

/** The upcoming events of the demo content. */
export const demoEvents: readonly DemoEvent[] = [
  {
    slug: 'event-street-to-strip',
    pictureField: 'image',
    document: ({ at }) => ({
      title: 'Street to Strip Night',
      description:
        'Bring what you drive. Scrutineering from four, first cars on the line at six, last run when the generator says so. Helmets are compulsory, egos are optional.',
      date: at(2, 'saturday', '18:00'),
      location: 'Tarlton International Raceway, Krugersdorp',
    }),
    words: 'Helmets on, lights at six',
    car: {
      body: 'hatch',
      paint: paints.red,
      wheels: wheels.silver,
      tree: 'amber-1',
      view: 'front',
    },
  },
  {
    slug: 'event-bakkie-day',
    pictureField: 'imageUrl',
    document: ({ at }) => ({
      eventName: 'Bakkie Day',
      details: 'Load beds only. Loudest, lowest, quickest and most overloaded each take a trophy home.',
      startDate: at(14, 'sunday', '09:00'),
      venue: { name: 'Polokwane drag strip', city: 'Polokwane' },
    }),
    words: 'Load beds only',
    car: {
      body: 'bakkie',
      paint: paints.sand,
      wheels: wheels.trail,
      scene: 'dusk',
    },
  },
  {
    slug: 'event-cape-meet',
    pictureField: 'cover',
    document: ({ day }) => ({
      name: 'Cape Coffee and Cars',
      summary:
        'A slow morning by the sea: coffee, open bonnets, and the fast ones explained by those who built them.',
      date: day(28, 'sunday'),
      location: { lat: -33.8222, lng: 18.5283 },
    }),
    words: 'By the sea, engines off',
    car: {
      body: 'coupe',
      paint: paints.silver,
      wheels: wheels.dark,
      scene: 'pass',
      mirrored: true,
    },
  },
  {
    slug: 'event-dyno-day',
    pictureField: 'photo',
    document: ({ at }) => ({
      title: 'Open Dyno Day',
      description:
        'Three pulls and a printout. Guess your own figure at the gate: the nearest guess gets the run for free.',
      when: Math.floor(Date.parse(at(49, 'saturday', '08:30')) / 1000),
      address: 'Workshop behind the mill, Centurion',
    }),
    words: 'Three pulls and a printout',
    car: {
      body: 'sedan',
      paint: paints.blue,
      wheels: wheels.turbine,
      scene: 'garage',
      view: 'rear',
    },
  },
  {
    slug: 'event-season-final',
    pictureField: 'banner',
    document: ({ at }) => ({
      title: 'Season Final: Fastest Sixteen',
      description:
        'The sixteen quickest of this site, one ladder, one winner. The board decides who is invited, so send your slip in.',
      startDateTime: at(84, 'saturday', '15:00'),
      location: 'ODI Raceway, Mabopane',
    }),
    words: 'One ladder, one winner',
    car: {
      body: 'supercar',
      paint: paints.amber,
      wheels: wheels.black,
      tree: 'green',
    },
  },
];

/** A past event with a gallery and a video. */
export interface DemoPastEvent {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** The event took place on the latest Saturday that is at least this many days ago. */
  readonly daysAgo: number;
  readonly location: string;
  readonly featured: boolean;
  readonly cars: readonly { readonly car: PosterCar; readonly caption: string }[];
  readonly videos: readonly { readonly link: string; readonly title: string }[];
}

/** The past events of the demo content. */
export const demoPastEvents: readonly DemoPastEvent[] = [
  {
    slug: 'past-winter-shootout',
    title: 'Winter Shoot-out',
    description:
      'Cold air, thick as soup: eleven personal bests, two broken driveshafts and one proposal at the finish line.',
    daysAgo: 45,
    location: 'Tarlton International Raceway, Krugersdorp',
    featured: true,
    cars: [
      {
        car: { body: 'hatch', paint: paints.royal, wheels: wheels.silver, tree: 'green' },
        caption: 'The rematch that everybody came for',
      },
      {
        car: { body: 'bakkie', paint: paints.sky, wheels: wheels.steel, tree: 'amber-3', view: 'tail' },
        caption: 'Elevens from a load bed',
      },
      {
        car: { body: 'sedan', paint: paints.white, wheels: wheels.gold, tree: 'amber-2', view: 'front' },
        caption: 'The crowd stood up for this one',
      },
    ],
    videos: [{ link: 'https://www.youtube.com/watch?v=QMdemo00001', title: 'Golf 7.5 R vs M140i' }],
  },
  {
    slug: 'past-coast-run',
    title: 'Run to the Coast',
    description:
      'Thirty-one cars, two passes, one speed trap. Everybody arrived, not everybody in the same order.',
    daysAgo: 120,
    location: 'Johannesburg to Cape Town',
    featured: false,
    cars: [
      {
        car: { body: 'suv', paint: paints.green, wheels: wheels.turbine, scene: 'pass' },
        caption: 'Blue hour on the pass',
      },
      {
        car: { body: 'coupe', paint: paints.purple, wheels: wheels.gold, scene: 'dusk', mirrored: true },
        caption: 'Last light in the Karoo',
      },
    ],
    videos: [
      {
        link: 'https://www.facebook.com/quartermile.example/videos/1000000000000006',
        title: 'The whole road trip',
      },
    ],
  },
];
