import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  accentSheet,
  escapeXml,
  namedFileRoutes,
  pageRoutes,
  type SiteProfile,
} from '@quartermile/core/domain';
import type { FastifyInstance } from 'fastify';
import { CachedResponse } from '../platform/cache/cached-response.js';
import { CONTENT_ONLY } from '../platform/cache/freshness.js';
import { ResponseCache } from '../platform/cache/response-cache.js';
import type { RevisionService } from '../platform/cache/revision.service.js';
import { sendCachedResponse } from '../platform/cache/send-cached-response.js';
import { writeSiteHeader } from '../platform/http/site-header.js';
import type { KnownSite } from './known-site.js';

const HTML = 'text/html; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const MANIFEST = 'application/manifest+json; charset=utf-8';

const mediaTypes: ReadonlyMap<string, string> = new Map([
  [pageRoutes.terms, HTML],
  [pageRoutes.privacy, HTML],
  [namedFileRoutes.offline, HTML],
  [namedFileRoutes.linkNotSet, HTML],
  [namedFileRoutes.manifest, MANIFEST],
  ['/admin.webmanifest', MANIFEST],
  [namedFileRoutes.plainSheet, CSS],
  [namedFileRoutes.demoPlayerSheet, CSS],
]);

/** Files of the client build that contain the site's name and origin, which are not available at build time. */
export const RENDERED_FILES: readonly string[] = [...mediaTypes.keys()];

/** Names of the two parts of the text font among the built assets, which contain a hash. */
const TEXT_FONT = /^inter-latin-wght-normal-(?!rest-).*\.woff2$/;
const TEXT_FONT_REST = /^inter-latin-wght-normal-rest-.*\.woff2$/;

/** Paths of the two parts of the text font; empty when the build has none. */
interface FontPaths {
  /** The characters of English text. */
  readonly textFont: string;
  /** The other Latin ones. */
  readonly textFontRest: string;
}

/** Values of the placeholders `{{siteName}}`, `{{origin}}`, `{{textFont}}` and `{{textFontRest}}`; `{{header}}` is HTML. */
interface Names extends FontPaths, Pick<SiteProfile, 'siteName' | 'logo' | 'logoLight'> {
  readonly origin: string;
}

/**
 * Serves the legal pages, the offline page, the page for links that are not set, the web manifests and style sheets,
 * with the site's name, public origin, text font and accent filled in. Files missing in the build return 404. Each file is
 * rendered once per content revision. If the profile cannot be read, the last known one is used.
 */
export function serveRenderedFiles(
  server: FastifyInstance,
  folder: string,
  origin: string,
  site: KnownSite,
  revision: Pick<RevisionService, 'current'>,
): void {
  const responses = new ResponseCache();
  const fonts = findTextFonts(folder);
  for (const [path, mediaType] of mediaTypes) {
    server.get(path, async (request, reply) => {
      const template = await readFile(join(folder, path), 'utf8').catch(() => null);
      if (template === null) {
        reply.callNotFound();
        return reply;
      }
      const fontPaths = await fonts;
      const write = () => {
        const { accent } = site.latest;
        const added = path === namedFileRoutes.plainSheet && accent ? accentSheet(accent, 'device') : '';
        return writeFile(template + added, { ...site.latest, origin, ...fontPaths }, mediaType);
      };
      const ready = await responses
        .find(path, revision.current, () => site.read().then(write))
        .catch(() => null);
      // With the last known profile, it is for this request only.
      if (ready) await sendCachedResponse(ready, request, reply, { address: path, freshness: CONTENT_ONLY });
      else await sendCachedResponse(write(), request, reply);
      return reply;
    });
  }
}

async function findTextFonts(folder: string): Promise<FontPaths> {
  const assets = await readdir(join(folder, 'assets')).catch(() => []);
  const find = (pattern: RegExp): string => {
    const name = assets.find((asset) => pattern.test(asset));
    return name ? `/assets/${name}` : '';
  };
  return { textFont: find(TEXT_FONT), textFontRest: find(TEXT_FONT_REST) };
}

function writeFile(template: string, names: Names, mediaType: string): CachedResponse {
  const escape = mediaType === HTML ? escapeXml : escapeJson;
  const text = template
    .replace('{{header}}', () => writeSiteHeader(names))
    .replace(
      /\{\{(siteName|origin|textFont|textFontRest)\}\}/g,
      (_, name: keyof FontPaths | 'siteName' | 'origin') => escape(names[name]),
    );
  return new CachedResponse(Buffer.from(text), { 'content-type': mediaType });
}

/** Escapes text for use between the quotes of a JSON string. */
const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1);
