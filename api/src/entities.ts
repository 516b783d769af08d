import {
  ActivityEntity,
  AdministratorEntity,
  AdminSessionEntity,
  AuthenticatorEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
} from './features/admin/index.js';
import { EventEntity, PastEventEntity } from './features/events/index.js';
import { CarEntity, EntryEntity, VoteEntity } from './features/leaderboard/index.js';
import { SubscriberEntity } from './features/newsletter/index.js';
import { SiteProfileEntity } from './features/site/index.js';
import { SponsorEntity } from './features/sponsors/index.js';
import { VideoEntity } from './features/videos/index.js';
import { MailEntity } from './platform/mail/mail.entity.js';

/** The entity classes of all features. */
export const entities: (new () => object)[] = [
  ActivityEntity,
  AdminSessionEntity,
  AdministratorEntity,
  AuthenticatorEntity,
  CarEntity,
  EntryEntity,
  EventEntity,
  MailEntity,
  PasskeyEntity,
  PastEventEntity,
  RecoveryCodeEntity,
  SiteProfileEntity,
  SponsorEntity,
  SubscriberEntity,
  VideoEntity,
  VoteEntity,
];
