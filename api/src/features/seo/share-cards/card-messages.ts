/** Texts of share cards. */
export const cardMessages = {
  quarterMile: 'Quarter mile',
  emptyBoard: 'The lanes are open.',
  emptyBoardDetail: 'Be the first on this board.',
  homeCall: 'Quarter-mile times. Put yours on the board.',
} as const;
