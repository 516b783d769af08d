import { EventEntity } from '../features/events/event.entity.js';
import { VoteEntity } from '../features/leaderboard/vote.entity.js';
import { SubscriberEntity } from '../features/newsletter/subscriber.entity.js';
import { PastEventEntity } from '../features/past-events/past-event.entity.js';
import { SiteProfileEntity } from '../features/site/site-profile.entity.js';
import { SponsorEntity } from '../features/sponsors/sponsor.entity.js';
import { VideoEntity } from '../features/videos/video.entity.js';
import { ActivityEntity } from '../platform/activity/activity.entity.js';
import { AdminSessionEntity } from '../platform/auth/admin-session.entity.js';
import { AdministratorEntity } from '../platform/auth/administrator.entity.js';
import { CarEntity } from '../platform/board/car.entity.js';
import { EntryEntity } from '../platform/board/entry.entity.js';
import { MailEntity } from '../platform/mail/mail.entity.js';

/** Every table's class. Each feature adds its own lines. */
export const entities: (new () => object)[] = [
  ActivityEntity,
  AdminSessionEntity,
  AdministratorEntity,
  CarEntity,
  EntryEntity,
  EventEntity,
  MailEntity,
  PastEventEntity,
  SiteProfileEntity,
  SponsorEntity,
  SubscriberEntity,
  VideoEntity,
  VoteEntity,
];
