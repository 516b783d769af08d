/** Every page of the website, once. A path with a colon is a pattern, as above. */
export const pageRoutes = {
  home: '/',
  leaderboard: '/leaderboard',
  entry: '/leaderboard/:entryId',
  sponsors: '/sponsors',
  events: '/events',
  pastEvents: '/past-events',
  pastEvent: '/past-events/:id',
  submitTimes: '/submit-times',
  adminLogin: '/admin-login',
  admin: '/admin',
  terms: '/terms-of-use.html',
  privacy: '/privacy.html',
} as const;

/** Files that carry the site's name or the address of its text font, beside the legal pages. */
export const namedFileRoutes = {
  offline: '/offline.html',
  linkNotSet: '/link-not-set.html',
  manifest: '/site.webmanifest',
  plainSheet: '/legal.css',
  demoPlayerSheet: '/demo-video.css',
} as const;

/** The page that the player shows in place of a demo video. */
export const demoPlayerRoute = '/demo-video.html';

/** The path of the media store's pictures; a picture is `mediaPrefix + name`. */
export const mediaPrefix = '/media/';

/** What search engines and feed readers ask for, once. */
export const foundRoutes = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  videoFeed: '/feeds/videos.xml',
  boardFeed: '/feeds/leaderboard.xml',
} as const;

/** The pictures of share cards: of a category by its slug, and of an entry. */
export const shareRoutes = {
  board: '/share/boards/:board.jpg',
  entry: '/share/entries/:entryId.jpg',
} as const;
