/** The social networks that the site knows by name and icon, in the order in which they are shown. */
export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'tiktok', 'x'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** What each network is called. */
export const socialNetworkNames: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  x: 'X',
};
