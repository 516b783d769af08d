/** API path of the record holders. Separate from `apiRoutes`, which visitors of every page download. */
export const recordRoutes = {
  list: '/api/leaderboard/records',
} as const;
