/** The three categories of the leaderboard, in the order in which they are shown. */
export const CATEGORIES = ['World Facts', 'Our Drag Races', 'Votes by Viewers'] as const;
export type Category = (typeof CATEGORIES)[number];
