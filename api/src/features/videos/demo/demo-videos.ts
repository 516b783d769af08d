/** A video of the demo content. Its link is valid in form but has a fictional id, so that it cannot be played. */
export interface DemoVideo {
  readonly slug: string;
  readonly title: string;
  readonly link: string;
  readonly views: number;
  readonly daysAgo: number;
}

/** The videos of the demo content, latest first, with all three kinds of link. */
export const demoVideos: readonly DemoVideo[] = [
  {
    slug: 'video-golf-r-m140i',
    title: 'Golf 7.5 R vs M140i: three runs, one number plate apart',
    link: 'https://www.youtube.com/watch?v=QMdemo00001',
    views: 48_213,
    daysAgo: 3,
  },
  {
    slug: 'video-1400-bakkie',
    title: 'The 1400 bakkie that runs elevens',
    link: 'https://youtu.be/QMdemo00002',
    views: 91_547,
    daysAgo: 11,
  },
  {
    slug: 'video-gusheshe',
    title: 'Why the Gusheshe still fills every stand',
    link: 'https://www.youtube.com/watch?v=QMdemo00003',
    views: 127_904,
    daysAgo: 19,
  },
  {
    slug: 'video-gr-yaris-corolla',
    title: 'GR Yaris or GR Corolla? The strip decides',
    link: 'https://www.youtube.com/shorts/QMdemo00004',
    views: 36_077,
    daysAgo: 27,
  },
  {
    slug: 'video-garage-tour',
    title: 'Inside the workshop: how a nine-second GT-R is put together',
    link: 'https://drive.google.com/file/d/QuartermileDemoVideo05/view',
    views: 15_366,
    daysAgo: 36,
  },
  {
    slug: 'video-cape-road-trip',
    title: 'Joburg to Killarney on one tank and two passes',
    link: 'https://www.facebook.com/quartermile.example/videos/1000000000000006',
    views: 22_840,
    daysAgo: 48,
  },
];
