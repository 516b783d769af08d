export { NewsletterArchive } from './issues/archive.service.js';
export { DeliveryEntity } from './issues/delivery.entity.js';
export { IssueEntity } from './issues/issue.entity.js';
export { NewsletterModule } from './newsletter.module.js';
export { subscribersPersonalData } from './personal-data.js';
export { SubscriberEntity } from './subscriber.entity.js';
export { SundayWraps } from './wrap/sunday-wraps.service.js';
export { type WeekSummary, type WrapCar } from './wrap/week-summary.js';
export { wrapMessages } from './wrap/wrap-messages.js';
