/**
 * API paths of the pages of a car and of a driver. Separate from `apiRoutes`, which visitors of every page download. A
 * path with a colon is a pattern for `apiPath`.
 */
export const carPageRoutes = {
  car: '/api/leaderboard/car/:carId',
  driver: '/api/leaderboard/driver/:driverId',
} as const;
