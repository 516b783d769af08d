import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  APP_ICONS,
  brandRoutes,
  drawAppIcon,
  MARK,
  type SiteProfile,
  siteLogos,
} from '@quartermile/core/domain';
import type { FastifyInstance } from 'fastify';
import type { Sharp } from 'sharp';
import type { DrawPicture } from '../features/media/index.js';
import { toShareCard } from '../features/seo/index.js';
import { CachedResponse } from '../platform/cache/cached-response.js';
import { CONTENT_ONLY } from '../platform/cache/freshness.js';
import { sendCachedResponse } from '../platform/cache/send-cached-response.js';
import type { KnownSite } from './known-site.js';

/** For files without a hash in their names: browsers revalidate them, and unchanged files return 304. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';
/** The installed app has its own origin. */
const HEADERS = { 'cache-control': REVALIDATED, 'cross-origin-resource-policy': 'cross-origin' };
const CLEAR = '#00000000';
const WHITE = '#ffffff';
const SVG_SIDE_PX = 128;
/** Height and greatest width of the logo in a mail, in twice the pixels, and the space around it. */
const MAIL_LOGO = { height: 64, width: 480 };
const MAIL_LOGO_SPACE = { top: 8, bottom: 8, left: 16, right: 16 };

/** The media types of the build's files. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Draws a file from the pictures of the site; null: the build's. */
type BrandFile = (site: SiteProfile, draw: DrawPicture) => Promise<Buffer | null>;

/** The drawn mark in the site's colour, as SVG; null where there is an icon, or the build's has that colour. */
function drawnIcon(site: SiteProfile, layout: keyof typeof APP_ICONS): string | null {
  const { accent } = site;
  return site.icon === null && accent !== null ? drawAppIcon({ ...APP_ICONS[layout], accent }) : null;
}

/** The icon as PNG in a square, on a ground where phones round it, which a maskable icon leaves a tenth on each side. */
function icon(side: number, layout: keyof typeof APP_ICONS = 'tile'): BrandFile {
  const share = layout === 'maskable' ? 0.8 : 1;
  const ground = layout === 'tile' ? CLEAR : MARK.night;
  const margin = Math.round((side * (1 - share)) / 2);
  const inner = side - 2 * margin;
  const space = { top: margin, bottom: margin, left: margin, right: margin, background: ground };
  const fit = (picture: Sharp): Sharp => {
    const whole = picture.resize(inner, inner, { fit: 'contain', background: ground }).extend(space);
    return (ground === CLEAR ? whole : whole.flatten({ background: ground })).png();
  };
  return async (site, draw) => {
    const drawn = drawnIcon(site, layout);
    if (!drawn) return draw(site.icon, fit);
    // The image library parses no SVG.
    const { renderAsync } = await import('@resvg/resvg-js');
    const font = { loadSystemFonts: false };
    return (await renderAsync(drawn, { fitTo: { mode: 'width', value: side }, font })).asPng();
  };
}

const svgIcon: BrandFile = async (site, draw) => {
  const drawn = drawnIcon(site, 'tile');
  if (drawn) return Buffer.from(drawn);
  const png = await icon(SVG_SIDE_PX)(site, draw);
  const href = `data:image/png;base64,${png?.toString('base64')}`;
  const side = SVG_SIDE_PX;
  return (
    png &&
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><image href="${href}" width="${side}" height="${side}"/></svg>`,
    )
  );
};

/** Opaque, because mail programs show it on grounds of their own. */
const mailLogo: BrandFile = (site, draw) => {
  const background = site.logoLight === null ? MARK.night : WHITE;
  const plate = (picture: Sharp): Sharp =>
    picture
      .resize({ ...MAIL_LOGO, fit: 'inside' })
      .flatten({ background })
      .extend({ ...MAIL_LOGO_SPACE, background })
      .png();
  return draw(siteLogos(site)?.light ?? null, plate);
};

const files: Readonly<Record<string, BrandFile>> = {
  '/favicon.ico': icon(48),
  '/favicon.svg': svgIcon,
  '/apple-touch-icon.png': icon(180, 'square'),
  [brandRoutes.icon]: icon(192),
  '/icon-512.png': icon(512),
  '/icon-maskable-512.png': icon(512, 'maskable'),
  [brandRoutes.mailLogo]: mailLogo,
  '/share-card.jpg': (site, draw) => draw(site.shareImage, toShareCard),
};

/** Paths of the files that show the site's own logo, icon and share picture, if there are some. */
export const BRAND_FILES: readonly string[] = Object.keys(files);

/** A file, and the pictures and the colour that it was made of. */
interface Made {
  readonly source: string;
  readonly bytes: Promise<Buffer | null>;
}

/**
 * Serves these files from the stored pictures, or those of the build while there are none or they cannot be read. Each is
 * drawn once, whichever other content changes.
 */
export function serveBrandFiles(
  server: FastifyInstance,
  folder: string,
  known: KnownSite,
  draw: DrawPicture,
): void {
  const made = new Map<string, Made>();
  const find = (path: string, file: BrandFile, site: SiteProfile): Promise<Buffer | null> => {
    const source = JSON.stringify([site.logo, site.logoLight, site.icon, site.shareImage, site.accent]);
    const last = made.get(path);
    if (last?.source === source) return last.bytes;
    const bytes = file(site, draw);
    made.set(path, { source, bytes });
    bytes.catch(() => made.delete(path));
    return bytes;
  };
  for (const [path, file] of Object.entries(files)) {
    server.get(path, async (request, reply) => {
      const site = await known.read().catch(() => null);
      const own = await find(path, file, site ?? known.latest).catch(() => undefined);
      const bytes = own ?? (await readFile(join(folder, path)).catch(() => null));
      if (!bytes) {
        reply.callNotFound();
        return reply;
      }
      const type = own && path.endsWith('.ico') ? '.png' : extname(path);
      const ready = new CachedResponse(bytes, { ...HEADERS, 'content-type': `${mediaTypes[type]}` });
      const isCurrent = site !== null && own !== undefined;
      const storable = isCurrent ? { address: path, freshness: CONTENT_ONLY } : undefined;
      await sendCachedResponse(ready, request, reply, storable);
      return reply;
    });
  }
}
