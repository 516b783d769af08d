/**
 * API paths of the videos of runs. Apart from `apiRoutes`, which visitors of every page download. A path with a colon is a
 * pattern for `apiPath`.
 */
export const runVideoRoutes = { set: '/api/cars/video', runs: '/api/videos/runs/:id' } as const;
