/** API path of "Where would I place?". Separate from `apiRoutes`, which visitors of every page download. */
export const ghostRoutes = { place: '/api/leaderboard/place' } as const;
