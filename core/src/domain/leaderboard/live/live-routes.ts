/** API paths of live boards. */
export const liveRoutes = {
  /** Server-sent events with the changes of the leaderboard. */
  board: '/api/leaderboard/live',
} as const;
