/** API paths of hints. Separate from `apiRoutes`, which visitors of every page download. */
export const hintRoutes = { seenPictures: '/api/cars/seen-pictures' } as const;
