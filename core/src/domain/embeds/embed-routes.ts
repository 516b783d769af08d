/** Paths of the pages for other sites and for streams. They are no pages of the React app. */
export const embedRoutes = {
  snippet: '/embed',
  leaderboard: '/embed/leaderboard',
  overlay: '/overlay',
} as const;
