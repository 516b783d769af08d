import { type PosterCar, paints, wheels } from '../../demo/index.js';

/** Content of a thumbnail. Its text must not repeat the title. */
export type DemoThumbnail =
  | { readonly car: PosterCar; readonly words: readonly [large: string, small: string] }
  | { readonly cars: readonly [PosterCar, PosterCar]; readonly words: readonly [far: string, near: string] };

/** A video of the demo content. Its link is valid in form but has a fictional id, so that it cannot be played. */
export interface DemoVideo {
  readonly slug: string;
  readonly title: string;
  readonly link: string;
  readonly views: number;
  readonly daysAgo: number;
  readonly thumbnail: DemoThumbnail;
}

/** The videos of the demo content, latest first, with all three kinds of link. */
export const demoVideos: readonly DemoVideo[] = [
  {
    slug: 'video-golf-r-m140i',
    title: 'Golf 7.5 R vs M140i: three runs, one number plate apart',
    link: 'https://www.youtube.com/watch?v=QMdemo00001',
    views: 48_213,
    daysAgo: 3,
    thumbnail: {
      cars: [
        { body: 'hatch', paint: paints.royal, wheels: wheels.silver, tree: 'green' },
        { body: 'hatch', paint: paints.white, wheels: wheels.dark, scene: 'tunnel' },
      ],
      words: ['11.87 s', '11.90 s'],
    },
  },
  {
    slug: 'video-1400-bakkie',
    title: 'The 1400 bakkie that runs elevens',
    link: 'https://youtu.be/QMdemo00002',
    views: 91_547,
    daysAgo: 11,
    thumbnail: {
      car: { body: 'bakkie', paint: paints.sky, wheels: wheels.steel, scene: 'pass', mirrored: true },
      words: ['720 kg, 11.48 s', 'A garage build from Polokwane'],
    },
  },
  {
    slug: 'video-gusheshe',
    title: 'Why the Gusheshe still fills every stand',
    link: 'https://www.youtube.com/watch?v=QMdemo00003',
    views: 127_904,
    daysAgo: 19,
    thumbnail: {
      car: { body: 'sedan', paint: paints.white, wheels: wheels.gold, scene: 'dusk', view: 'rear' },
      words: ['BMW 325iS', 'Built here, and only here'],
    },
  },
  {
    slug: 'video-gr-yaris-corolla',
    title: 'GR Yaris or GR Corolla? The strip decides',
    link: 'https://www.youtube.com/shorts/QMdemo00004',
    views: 36_077,
    daysAgo: 27,
    thumbnail: {
      cars: [
        { body: 'hatch', paint: paints.white, wheels: wheels.bronze, tree: 'amber-3' },
        { body: 'hatch', paint: paints.maroon, wheels: wheels.black, tree: 'amber-3' },
      ],
      words: ['13.10 s', '13.44 s'],
    },
  },
  {
    slug: 'video-garage-tour',
    title: 'Inside the workshop: how a nine-second GT-R is put together',
    link: 'https://drive.google.com/file/d/QuartermileDemoVideo05/view',
    views: 15_366,
    daysAgo: 36,
    thumbnail: {
      car: { body: 'coupe', paint: paints.graphite, wheels: wheels.bronze, scene: 'garage', view: 'front' },
      words: ['740 kW', 'Five gearboxes later'],
    },
  },
  {
    slug: 'video-cape-road-trip',
    title: 'Joburg to Killarney on one tank and two passes',
    link: 'https://www.facebook.com/quartermile.example/videos/1000000000000006',
    views: 22_840,
    daysAgo: 48,
    thumbnail: {
      car: { body: 'suv', paint: paints.green, wheels: wheels.turbine, scene: 'tunnel' },
      words: ['1 400 km', 'Diesel, biltong, gravel'],
    },
  },
];
