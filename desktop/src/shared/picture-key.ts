import { mediaPrefix } from '@quartermile/core/domain';

const BASE = 'https://site.invalid';

/**
 * Cache key of a picture: its content-addressed path, without width and signature, which vary. Null for other
 * addresses.
 */
export function pictureKey(src: string): string | null {
  const url = URL.parse(src, BASE);
  return url?.origin === BASE && url.pathname.startsWith(mediaPrefix) ? url.pathname : null;
}
