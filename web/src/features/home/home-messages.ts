import { formatCount } from '@quartermile/core/domain';

/** Messages of the home page. */
export const homePageMessages = {
  featuredTitle: 'Featured Cars',
  featuredIntro: 'Six ways down the same strip.',
  viewAll: 'View All Cars',
  meet: (creator: string): string => `Meet ${creator}`,
  subscribe: 'Subscribe',
  support: 'Support',
  supportTitle: (creator: string): string => `Support ${creator}`,
  supportIntro: 'The runs are free to watch. Fuel, tyres and track days are not.',
  reasons: {
    independent: ['Independent Content', 'No script from a brand. What is slow is called slow.'],
    equipment: ['Better Equipment', 'Timing gear, cameras and microphones that survive a launch.'],
    adventures: ['More Adventures', 'Longer roads, further strips, cars that nobody else films.'],
    community: ['Community Growth', 'Meets and race days where everybody can line up.'],
  },
  donateTitle: 'Keep the tree lit',
  donateIntro: 'Every rand goes into the next run.',
  donate: 'Donate Now',
  otherWays: 'Other ways to help',
  subscribeWay: ['Subscribe', 'It costs nothing and counts the most.'],
  shopWay: ['Shop Merchandise', 'Caps, shirts and stickers from the pits.'],
  coffeeWay: ['Buy a Coffee', 'Race days start at five in the morning.'],
  connectTitle: 'Connect',
  connectIntro: 'Follow along wherever you watch.',
  channel: 'Video Channel',
  channelIntro: 'Full races, reviews and road trips.',
  socialIntro: 'Short runs, photographs and race-day news.',
  followNow: 'Follow Now',
  comingSoon: 'More Platforms Coming Soon',
} as const;

/** Messages of the videos on the home page. */
export const videoListMessages = {
  title: 'Videos',
  loading: 'Loading videos...',
  count: (videos: number): string => (videos === 1 ? '1 video' : `${formatCount(videos)} videos`),
  emptyTitle: 'No videos yet',
  emptyDetail: 'The first one is being cut.',
} as const;
