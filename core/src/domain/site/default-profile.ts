import { plainSiteProfile } from './plain-profile.js';
import type { SiteProfile } from './site-profile.js';

/** The profile before the administrator has saved one. */
export const defaultSiteProfile: SiteProfile = {
  ...plainSiteProfile,
  story: [
    'It began with one borrowed hatch, one runway and one question: what will she run?',
    'Five years on it is car reviews, road trips and drag races from all over South Africa. The strip is still the favourite place: two lanes, one tree, and a slip of paper that cannot lie.',
    'Bring what you drive. Every time on the leaderboard was run by somebody like you.',
  ].join('\n\n'),
  hero: {
    title: 'What does yours run?',
    intro:
      'Car reviews, road trips and drag races from South Africa. One leaderboard, run by the people who race.',
    premium: 'Premium Content',
    live: 'Live Now',
  },
  featured: [
    { name: 'The hatch', line: 'Small, square-shouldered, first in the queue.' },
    { name: 'The bakkie', line: 'Tows the race car in, then lines up itself.' },
    { name: 'The sedan', line: 'Four doors, five seats, one straight line.' },
    { name: 'The coupe', line: 'All bonnet, and every bit of it is engine.' },
    { name: 'The SUV', line: 'Two tons that never read the rule book.' },
    { name: 'The supercar', line: 'Green means gone.' },
  ],
  badges: ['5 Years Experience', 'Verified Creator'],
};
