export { type DemoContext, type DemoRows, type DemoSubject, daysBefore } from './demo-subject.js';
export { drawCar } from './illustrations/draw-car.js';
export { paints, wheels } from './looks.js';
export type { DemoPicture } from './pictures/demo-picture.js';
export { drawDuelThumbnail, drawEventPoster, drawSoloThumbnail, type PosterCar } from './pictures/poster.js';
export { drawSponsorLogo, type SponsorLogo } from './pictures/sponsor-logo.js';
export { drawTimingSlip } from './pictures/timing-slip.js';
export { type RaceWeekday, raceDay } from './race-day.js';
