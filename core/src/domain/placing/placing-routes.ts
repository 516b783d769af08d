/** API path of "Where would I place?". Separate from `apiRoutes`, which visitors of every page download. */
export const ghostRoutes = { place: '/api/leaderboard/place' } as const;
/** API path of what the home page shows of the leaderboard. Separate, too. */
export const highlightRoutes = { read: '/api/leaderboard/highlights' } as const;
