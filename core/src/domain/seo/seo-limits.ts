/** Size of a share picture, px, as social networks recommend. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;
