/** The feed of a board, by its path segment. Apart from `seoRoutes`, which visitors of every page download. */
export const boardFeedRoute = '/feeds/boards/:board.xml';
