export { carsPersonalData } from './cars/personal-data.js';
export { carsSubject } from './demo/cars-subject.js';
export { LeaderboardModule } from './leaderboard.module.js';
export { CarPages, type PageAddress } from './pages/car-pages.service.js';
export { RemovedCarEntity } from './pages/removed-car.entity.js';
export { RunVideos } from './run-videos/run-videos.service.js';
export { PictureFingerprintEntity } from './seen/picture-fingerprint.entity.js';
export { SlipReadingEntity } from './slips/slip-reading.entity.js';
export { SubmissionEntity } from './submissions/submission.entity.js';
