/** Messages of the home page. */
export const homeMessages = {
  shopNow: 'Shop Now',
  leaderboard: 'Leaderboard',
  supportUs: 'Support Us',
} as const;
