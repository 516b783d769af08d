import { formatVideoSecond, VIDEO_SECOND_MAX } from '../videos/video-second.js';

/** Messages about the videos of runs in forms. */
export const runVideoMessages = {
  second: `Please enter the start as a time of the video, such as 1:05 (at most ${formatVideoSecond(VIDEO_SECOND_MAX)}).`,
  unknown: 'This video is not in the library.',
  unknownLink: 'No video of the library has this address. Please add the video first.',
  incomplete: 'Please choose a video and when the run starts in it.',
} as const;
