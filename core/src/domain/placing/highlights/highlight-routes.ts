/** API path of what the home page shows of the leaderboard. Separate from `apiRoutes`, which visitors of every page download. */
export const highlightRoutes = { read: '/api/leaderboard/highlights' } as const;
