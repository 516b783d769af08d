export { NewsletterModule } from './newsletter.module.js';
export { subscribersPersonalData } from './personal-data.js';
export { SubscriberEntity } from './subscriber.entity.js';
