/** Texts of feeds and share cards. */
export const seoMessages = {
  videoFeed: (site: string): string => `${site}: new videos`,
  boardFeed: (site: string): string => `${site}: new on the leaderboard`,
  oneBoardFeed: (site: string, board: string): string => `${site}: ${board}`,
  unnamedCar: 'A car on the board',
} as const;
