import { loginMessages, reviewMessages, sessionMessages } from './admin/session-messages.js';
import { carMessages, submitMessages } from './cars/car-messages.js';
import { eventMessages, pastEventMessages } from './events/event-messages.js';
import { imageMessages } from './images/image-messages.js';
import { leaderboardMessages } from './leaderboard/leaderboard-messages.js';
import { newsletterMessages } from './newsletter/newsletter-messages.js';
import { requestMessages } from './problems/request-messages.js';
import { homeMessages } from './site/home-messages.js';
import { appMessages, offlineMessages, shellMessages, websiteMessages } from './site/site-messages.js';
import { sponsorMessages } from './sponsors/sponsor-messages.js';
import { videoMessages } from './videos/video-messages.js';

/**
 * Every sentence shown to a person, once, by subject. Texts that the product's specification words
 * (sections 2, 5 and 8) stand here letter for letter.
 */
export const messages = {
  app: appMessages,
  offline: offlineMessages,
  website: websiteMessages,
  shell: shellMessages,
  home: homeMessages,
  image: imageMessages,
  car: carMessages,
  submit: submitMessages,
  leaderboard: leaderboardMessages,
  login: loginMessages,
  session: sessionMessages,
  review: reviewMessages,
  newsletter: newsletterMessages,
  video: videoMessages,
  sponsors: sponsorMessages,
  events: eventMessages,
  pastEvents: pastEventMessages,
  request: requestMessages,
} as const;
