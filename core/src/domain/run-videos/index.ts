export type { RunVideo } from '../runs/run-video-kind.js';
export { formatVideoSecond } from '../videos/video-second.js';
export { type ReadMoment, readVideoMoment } from './read-video-moment.js';
export { type RunVideoUpdate, runVideoUpdateSchema, type VideoRun, videoRunSchema } from './run-video.js';
export { runVideoMessages } from './run-video-messages.js';
export { runVideoRoutes } from './run-video-routes.js';
export { canSeekVideo, videoMomentUrl } from './video-moment.js';
