import { imagePathAtWidth, imageSizeOfPath } from '../images/media-name.js';
import type { SiteProfile } from './site-profile.js';

/** Pixels of a logo's file for each CSS pixel. */
const DENSITY = 3;

/** Paths of files that are rendered from the stored pictures: the logo of mails, and the icon. */
export const brandRoutes = { mailLogo: '/logo.png', icon: '/icon-192.png' } as const;

/** Paths of the site's logos for dark and light ground, the same where only one is stored; null: the drawn mark. */
export function siteLogos({
  logo,
  logoLight,
}: Pick<SiteProfile, 'logo' | 'logoLight'>): { readonly dark: string; readonly light: string } | null {
  const dark = logo ?? logoLight;
  return dark === null ? null : { dark, light: logoLight ?? dark };
}

/** `src`, width and height of a stored logo that fits into a box, px. */
export function fitLogo(path: string, box: { readonly width: number; readonly height: number }) {
  const size = imageSizeOfPath(path) ?? box;
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  return { src: imagePathAtWidth(path, width * DENSITY), width, height };
}
