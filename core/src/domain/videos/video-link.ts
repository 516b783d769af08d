import { demoPlayerRoute } from '../page-routes.js';
import { readUrl } from '../text/read-url.js';
import { isDemoVideoLink } from './demo-video-link.js';
import { secondOfLink } from './video-second.js';

/** A parsed video link: host and id. */
export interface VideoLink {
  readonly kind: 'youtube' | 'drive' | 'facebook';
  readonly id: string;
}

/** Eleven characters of URL-safe base64, other than the words in their place in players of playlists and channels. */
const YOUTUBE_ID = /^(?!videoseries|live_stream)[\w-]{11}$/;
export const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
]);
const DRIVE_ID = /^[\w-]{10,100}$/;
const DRIVE_KEY = /^[\w-]+$/;
export const DRIVE_FOLDERS = /^folders$|folderview$/;
/** The social network's hosts by device and by language (`m`, `mbasic`, `af-za`); `l.` and longer ones lead elsewhere. */
export const FACEBOOK_HOST = /^(?:(?!lm?\.)[a-z-]{1,6}\.)?facebook\.com$/;
const FACEBOOK_ORIGIN = 'https://www.facebook.com';

/** The parts of a link. */
export interface Address {
  /** Without `www.`. */
  readonly host: string;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

/** The parts of a link; null for other schemes. */
export function readAddress(link: string): Address | null {
  const url = readUrl(link.trim());
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  return {
    host: url.hostname.replace(/^www\./, ''),
    path: url.pathname.split('/').filter(Boolean),
    query: url.searchParams,
  };
}

/** What stands where a link of the video channel has its id. */
export function youtubeId({ host, path, query }: Address): string | undefined {
  if (host === 'youtu.be') return path[0];
  if (!YOUTUBE_HOSTS.has(host)) return undefined;
  if (path[0] === 'watch') return query.get('v') ?? undefined;
  return ['embed', 'shorts', 'live'].includes(path[0] ?? '') ? path[1] : undefined;
}

function driveId({ host, path, query }: Address): string | undefined {
  if (host !== 'drive.google.com' || path.some((part) => DRIVE_FOLDERS.test(part))) return undefined;
  const marker = path.indexOf('d');
  return marker >= 0 ? path[marker + 1] : (query.get('id') ?? undefined);
}

function facebookId({ host, path }: Address): string | undefined {
  if (!FACEBOOK_HOST.test(host)) return undefined;
  const rest = path.slice(path.indexOf('videos') + 1);
  return path.includes('videos') ? rest.find((part) => /^\d+$/.test(part)) : undefined;
}

/**
 * Parses the three supported kinds of video link: the video channel's watch, short, live and embed links, cloud-drive
 * file links (`/d/ID` or `id=ID`), and the social network's `/videos/DIGITS`.
 * @returns null for other texts; never throws
 */
export function parseVideoLink(link: string): VideoLink | null {
  const address = readAddress(link);
  if (!address) return null;
  const youtube = youtubeId(address);
  if (youtube && YOUTUBE_ID.test(youtube)) return { kind: 'youtube', id: youtube };
  const drive = driveId(address);
  if (drive && DRIVE_ID.test(drive)) return { kind: 'drive', id: drive };
  const facebook = facebookId(address);
  return facebook ? { kind: 'facebook', id: facebook } : null;
}

/** The link as it is stored: the social network's on its canonical host, others as they are. */
export function canonicalVideoLink(link: string): string {
  if (parseVideoLink(link)?.kind !== 'facebook') return link;
  const { pathname, search, hash } = new URL(link);
  return FACEBOOK_ORIGIN + pathname + search + hash;
}

/** Key with which a cloud-drive file is shared, and without which the drive asks to log in; null without one. */
export function driveKeyOf(link: string): string | null {
  const key = readAddress(link)?.query.get('resourcekey');
  return key && DRIVE_KEY.test(key) ? key : null;
}

/**
 * URL of the embedded player, or null for other links. The video channel's player is its cookie-free one, and starts
 * at the second that the link names. A demo video uses a page of this site.
 */
export function videoPlayerUrl(link: string): string | null {
  const video = parseVideoLink(link);
  if (video && isDemoVideoLink(link)) return demoPlayerRoute;
  switch (video?.kind) {
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${video.id}${queryOf('start', secondOfLink(link))}`;
    case 'drive':
      return `https://drive.google.com/file/d/${video.id}/preview${queryOf('resourcekey', driveKeyOf(link))}`;
    case 'facebook':
      return `${FACEBOOK_ORIGIN}/plugins/video.php?href=${encodeURIComponent(canonicalVideoLink(link.trim()))}`;
    default:
      return null;
  }
}

function queryOf(name: string, value: string | number | null): string {
  return value ? `?${name}=${value}` : '';
}

/**
 * URLs of the video site's thumbnail, preferred first; empty for sites without one. Fetched by the server only, so
 * that browsers make no third-party requests before a video is played.
 */
export function videoThumbnailUrls(link: string): string[] {
  const video = parseVideoLink(link);
  if (video?.kind !== 'youtube' || isDemoVideoLink(link)) return [];
  return ['maxresdefault', 'hqdefault'].map((name) => `https://i.ytimg.com/vi/${video.id}/${name}.jpg`);
}

/** Where the video channel answers with a video's title (oembed.com); null for other links. Fetched by the server only. */
export function videoTitleUrl(link: string): string | null {
  const video = parseVideoLink(link);
  if (video?.kind !== 'youtube' || isDemoVideoLink(link)) return null;
  const page = `https://www.youtube.com/watch?v=${video.id}`;
  return `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(page)}`;
}

/**
 * Page of a video whose site has no thumbnail URL but an `og:image`: the social network's, always on its canonical
 * host. Null for other links.
 */
export function videoPageUrl(link: string): string | null {
  if (parseVideoLink(link)?.kind !== 'facebook' || isDemoVideoLink(link)) return null;
  return FACEBOOK_ORIGIN + new URL(link.trim()).pathname;
}
