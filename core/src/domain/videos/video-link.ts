import { demoPlayerRoute } from '../site/page-routes.js';

/** A video that a link leads to: which site it is on, and its id there. */
export interface VideoLink {
  readonly kind: 'youtube' | 'drive' | 'facebook';
  readonly id: string;
}

/** Ids of the video site are eleven characters of URL-safe base64. */
const YOUTUBE_ID = /^[\w-]{11}$/;
const DRIVE_ID = /^[\w-]{10,100}$/;
const YOUTUBE_HOSTS = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);

/** Reads a link's host without `www.`, path and query; null when it is no http(s) address. */
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
 * Reads the three known kinds of video link: the video channel's watch, short, live and embed links,
 * cloud-drive file links (`/d/ID` or `id=ID`), and the social network's `/videos/DIGITS`.
 * @returns null for every other text, without throwing
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

/** The ids of the demo content's videos: no video site has them. */
const DEMO_LINK = /QMdemo\d{5}|QuartermileDemoVideo\d|\/quartermile\.example\/videos/;

/** Whether a link is one of the demo content's, whose video does not exist. */
export function isDemoVideoLink(link: string): boolean {
  return DEMO_LINK.test(link);
}

/**
 * The address of the player to embed for a link, or null when it is none of the three kinds.
 * The video channel's player is its cookie-free one. A demo video has a page of this site, which says so.
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
 * Where the video site keeps its own picture of a video, best first; empty for sites that publish none.
 * Only a server asks there, so that a visitor's browser meets no third party before it plays a video.
 */
export function videoThumbnailUrls(link: string): string[] {
  const video = parseVideoLink(link);
  if (video?.kind !== 'youtube' || isDemoVideoLink(link)) return [];
  return ['maxresdefault', 'hqdefault'].map((name) => `https://i.ytimg.com/vi/${video.id}/${name}.jpg`);
}

/**
 * The page of a video whose site publishes no picture address, but names a picture in its pages: the social
 * network's. Null for other links. Always on one host, whatever the link's.
 */
export function videoPageUrl(link: string): string | null {
  if (parseVideoLink(link)?.kind !== 'facebook' || isDemoVideoLink(link)) return null;
  return `https://www.facebook.com${new URL(link.trim()).pathname}`;
}
