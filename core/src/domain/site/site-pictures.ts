/** The pictures of the featured cars, in the order of the cars. */
export const FEATURED_PICTURES = [
  'featuredImage1',
  'featuredImage2',
  'featuredImage3',
  'featuredImage4',
  'featuredImage5',
  'featuredImage6',
] as const;

/** The pictures that the administrator may replace, by their fields of the profile. */
export const SITE_PICTURES = [
  'logo',
  'logoLight',
  'icon',
  'shareImage',
  'heroImage',
  'storyImage',
  ...FEATURED_PICTURES,
] as const;
export type SitePicture = (typeof SITE_PICTURES)[number];
