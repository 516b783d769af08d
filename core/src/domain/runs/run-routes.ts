/** API paths of runs. Separate from `apiRoutes`, which visitors of every page download. */
export const runRoutes = {
  move: '/api/cars/move-runs',
} as const;
