import { escapeXml, fitLogo, type SiteProfile, siteLogos } from '@quartermile/core/domain';

/** What a page shows of its site. */
export type SiteHead = Pick<SiteProfile, 'siteName' | 'logo' | 'logoLight'>;

/**
 * The logo as HTML, or `mark`, HTML too, and the site's name.
 * @param height in px
 * @param theme of the page; `auto`: that of the device
 */
export function writeLogo(
  site: SiteHead,
  mark: string,
  height: number,
  theme: 'dark' | 'light' | 'auto' = 'auto',
): string {
  const logos = siteLogos(site);
  if (!logos) return mark + escapeXml(site.siteName);
  const fit = (path: string) => fitLogo(path, { width: height * 6, height });
  const { src, width, height: shown } = fit(logos[theme === 'light' ? 'light' : 'dark']);
  const light = fit(logos.light);
  const image = `<img src="${src}" alt="${escapeXml(site.siteName)}" width="${width}" height="${shown}">`;
  if (theme !== 'auto' || light.src === src) return image;
  const source = `<source media="(prefers-color-scheme: light)" srcset="${light.src}" width="${light.width}" height="${light.height}">`;
  return `<picture>${source}${image}</picture>`;
}
