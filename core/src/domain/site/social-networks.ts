/** The supported social networks, in display order. */
export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'tiktok', 'x'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** Display names of the networks. */
export const socialNetworkNames: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  x: 'X',
};
