import { demoPlayerRoute } from '../site/page-routes.js';
import { isDemoVideoLink } from './demo-video-link.js';

/** A parsed video link: host and id. */
export interface VideoLink {
  readonly kind: 'youtube' | 'drive' | 'facebook';
  readonly id: string;
}

/** Eleven characters of URL-safe base64. */
const YOUTUBE_ID = /^[\w-]{11}$/;
const DRIVE_ID = /^[\w-]{10,100}$/;
const YOUTUBE_HOSTS = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);

/** Host without `www.`, path and query of a link; null for other schemes. */
function readAddress(link: string): { host: string; path: string[]; query: URLSearchParams } | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  return {
    host: url.hostname.replace(/^www\./, ''),
    path: url.pathname.split('/').filter(Boolean),
    query: url.searchParams,
  };
}

function youtubeId(host: string, path: readonly string[], query: URLSearchParams): string | undefined {
  if (host === 'youtu.be') return path[0];
  if (!YOUTUBE_HOSTS.has(host)) return undefined;
  if (path[0] === 'watch') return query.get('v') ?? undefined;
  return ['embed', 'shorts', 'live'].includes(path[0] ?? '') ? path[1] : undefined;
}

function driveId(host: string, path: readonly string[], query: URLSearchParams): string | undefined {
  if (host !== 'drive.google.com') return undefined;
  const marker = path.indexOf('d');
  return marker >= 0 ? path[marker + 1] : (query.get('id') ?? undefined);
}

function facebookId(host: string, path: readonly string[]): string | undefined {
  if (host !== 'facebook.com' && host !== 'm.facebook.com') return undefined;
  const rest = path.slice(path.indexOf('videos') + 1);
  return path.includes('videos') ? rest.find((part) => /^\d+$/.test(part)) : undefined;
}

/**
 * Parses the three supported kinds of video link: the video channel's watch, short, live and embed links, cloud-drive
 * file links (`/d/ID` or `id=ID`), and the social network's `/videos/DIGITS`.
 * @returns null for other texts; never throws
 */
export function parseVideoLink(link: string): VideoLink | null {
  const address = readAddress(link.trim());
  if (!address) return null;
  const { host, path, query } = address;
  const youtube = youtubeId(host, path, query);
  if (youtube && YOUTUBE_ID.test(youtube)) return { kind: 'youtube', id: youtube };
  const drive = driveId(host, path, query);
  if (drive && DRIVE_ID.test(drive)) return { kind: 'drive', id: drive };
  const facebook = facebookId(host, path);
  return facebook ? { kind: 'facebook', id: facebook } : null;
}

/**
 * URL of the embedded player, or null for other links. The video channel's player is its cookie-free one. A demo
 * video uses a page of this site.
 */
export function videoPlayerUrl(link: string): string | null {
  const video = parseVideoLink(link);
  if (video && isDemoVideoLink(link)) return demoPlayerRoute;
  switch (video?.kind) {
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${video.id}`;
    case 'drive':
      return `https://drive.google.com/file/d/${video.id}/preview`;
    case 'facebook':
      return `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(link.trim())}`;
    default:
      return null;
  }
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

/**
 * Page of a video whose site has no thumbnail URL but an `og:image`: the social network's, always on its canonical
 * host. Null for other links.
 */
export function videoPageUrl(link: string): string | null {
  if (parseVideoLink(link)?.kind !== 'facebook' || isDemoVideoLink(link)) return null;
  return `https://www.facebook.com${new URL(link.trim()).pathname}`;
}
