export { countViewsByDay } from './count-views-by-day.js';
export { demoVideos } from './demo/demo-videos.js';
export { videosSubject } from './demo/videos-subject.js';
export { VideoEntity } from './video.entity.js';
export { VideosModule } from './videos.module.js';
export { VideosService } from './videos.service.js';
