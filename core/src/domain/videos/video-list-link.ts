import {
  DRIVE_FOLDERS,
  FACEBOOK_HOST,
  parseVideoLink,
  readAddress,
  YOUTUBE_HOSTS,
  youtubeId,
} from './video-link.js';

/** For a link of many videos. */
export const VIDEO_LIST_REFUSED =
  'Invalid video link. Please use the link of one video, not of a playlist, channel or folder.';

const YOUTUBE_LIST_PLAYERS = /^(?:videoseries|live_stream)$/;
const YOUTUBE_LISTS = /^(?:playlist|channel|c|user|@.*)$/;

/** Whether a link of a supported site leads to a playlist, a channel or a folder, for which there is no player. */
export function isVideoListLink(link: string): boolean {
  const address = readAddress(link);
  if (!address || parseVideoLink(link)) return false;
  const { host, path, query } = address;
  if (host === 'youtu.be' || YOUTUBE_HOSTS.has(host)) {
    const isListPlayer = YOUTUBE_LIST_PLAYERS.test(youtubeId(address) ?? '');
    return isListPlayer || query.has('list') || YOUTUBE_LISTS.test(path[0] ?? '');
  }
  if (host === 'drive.google.com') return path.some((part) => DRIVE_FOLDERS.test(part));
  return FACEBOOK_HOST.test(host) && path.at(-1) === 'videos';
}
