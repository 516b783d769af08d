export {
  decisionMessages as review,
  loginMessages as login,
  peopleMessages as people,
  sessionMessages as session,
} from './admin/session-messages.js';
export { carLabels, carNameMessages as carNames, runLabels } from './cars/car-labels.js';
export { carMessages as car } from './cars/car-messages.js';
export { eventMessages as events, pastEventMessages as pastEvents } from './events/event-messages.js';
export { evidenceMessages as evidence } from './evidence/evidence-messages.js';
export { evidenceTerms } from './evidence/evidence-terms.js';
export { imageMessages as image } from './images/image-messages.js';
export { uploadMessages as upload } from './images/upload-messages.js';
export { leaderboardMessages as leaderboard } from './leaderboard/leaderboard-messages.js';
export { newsletterMessages as newsletter } from './newsletter/newsletter-messages.js';
export { failureMessages as failure } from './problems/failure-messages.js';
export { requestMessages as request } from './request-messages.js';
export { runFactMessages as runFacts } from './runs/run-fact-messages.js';
export { runFactTerms } from './runs/run-fact-terms.js';
export { homeMessages as home } from './site/home-messages.js';
export { pauseMessages as pauses } from './site/pause-messages.js';
export { appMessages as app } from './site/site-messages.js';
export { sponsorMessages as sponsors } from './sponsors/sponsor-messages.js';
export { videoMessages as video } from './videos/video-messages.js';
export { voteReviewMessages as voteReview } from './votes/vote-messages.js';
