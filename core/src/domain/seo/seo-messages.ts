/** Texts of feeds and share cards. */
export const seoMessages = {
  videoFeed: (site: string): string => `${site}: new videos`,
  videoFeedDetail: (creator: string): string => `The latest videos of ${creator}.`,
  boardFeed: (site: string): string => `${site}: new on the leaderboard`,
  oneBoardFeed: (site: string, board: string): string => `${site}: ${board}`,
  boardFeedDetail: 'Cars that were put on the leaderboard lately.',
  quarterMile: 'Quarter mile',
  emptyBoard: 'The lanes are open.',
  emptyBoardDetail: 'Be the first on this board.',
  homeCall: 'Quarter-mile times. Put yours on the board.',
  unnamedCar: 'A car on the board',
} as const;
