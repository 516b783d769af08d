import { join, normalize, sep } from 'node:path';
import { brandRoutes } from '@quartermile/core/domain';

/** Scheme and origin of the page: a real origin, unlike `file:`. */
export const APP_SCHEME = 'app';
export const APP_ORIGIN = `${APP_SCHEME}://quartermile`;

/** Target of a request from the page. */
export type AppTarget =
  | { readonly kind: 'file'; readonly path: string }
  /** A picture of the site; `path` includes the query. */
  | { readonly kind: 'media'; readonly path: string }
  | { readonly kind: 'nothing' };

const MEDIA = '/media/';
const BRAND: readonly string[] = Object.values(brandRoutes);

/** Maps a URL of the app's scheme to its target. Paths outside the page's folder are not found. */
export function resolveAppUrl(url: string, folder: string): AppTarget {
  const parsed = URL.parse(url);
  if (parsed?.protocol !== `${APP_SCHEME}:` || parsed.host !== 'quartermile') return { kind: 'nothing' };
  if (parsed.pathname.startsWith(MEDIA) || BRAND.includes(parsed.pathname))
    return { kind: 'media', path: parsed.pathname + parsed.search };
  const name = decode(parsed.pathname);
  if (name === null) return { kind: 'nothing' };
  const path = normalize(join(folder, name === '/' ? 'index.html' : name));
  return path.startsWith(folder + sep) ? { kind: 'file', path } : { kind: 'nothing' };
}

function decode(pathname: string): string | null {
  try {
    const name = decodeURIComponent(pathname);
    return name.includes('\0') ? null : name;
  } catch {
    return null;
  }
}
