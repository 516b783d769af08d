import {
  ActivityEntity,
  AdministratorEntity,
  AdminSessionEntity,
  AuthenticatorEntity,
  InvitationEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
} from './features/admin/index.js';
import { BackupStatusEntity, OffSiteBackupEntity } from './features/backups/index.js';
import { BoardPositionEntity, BoardTimeEntity, VoteLeadEntity } from './features/board/index.js';
import { RemovedCarEntity } from './features/cars/index.js';
import { EventEntity, PastEventEntity } from './features/events/index.js';
import { PictureDeletionEntity } from './features/media/index.js';
import { DeliveryEntity, IssueEntity, SubscriberEntity } from './features/newsletter/index.js';
import { PictureFingerprintEntity } from './features/review/index.js';
import { BoardRulesEntity, ReviewTextsEntity } from './features/rules/index.js';
import { CarEntity, DriverEntity, EntryEntity, VehicleEntity } from './features/runs/index.js';
import { SegmentEntity } from './features/segments/index.js';
import { SiteProfileEntity } from './features/site/index.js';
import { SponsorEntity } from './features/sponsors/index.js';
import { StripEntity } from './features/strips/index.js';
import { SlipReadingEntity, SubmissionEntity } from './features/submissions/index.js';
import { VideoEntity } from './features/videos/index.js';
import {
  PauseEntity,
  SetAsideWindowEntity,
  VoteEntity,
  WithdrawnVoteEntity,
} from './features/votes/index.js';
import { MailEntity } from './platform/mail/mail.entity.js';
import { MailStatusEntity } from './platform/mail/mail-status.entity.js';

/** The entity classes of all features. */
export const entities: (new () => object)[] = [
  ActivityEntity,
  AdminSessionEntity,
  AdministratorEntity,
  AuthenticatorEntity,
  BackupStatusEntity,
  BoardPositionEntity,
  BoardRulesEntity,
  BoardTimeEntity,
  CarEntity,
  DeliveryEntity,
  DriverEntity,
  EntryEntity,
  EventEntity,
  InvitationEntity,
  IssueEntity,
  MailEntity,
  MailStatusEntity,
  OffSiteBackupEntity,
  PasskeyEntity,
  PastEventEntity,
  PauseEntity,
  PictureDeletionEntity,
  PictureFingerprintEntity,
  RecoveryCodeEntity,
  RemovedCarEntity,
  ReviewTextsEntity,
  SegmentEntity,
  SetAsideWindowEntity,
  SiteProfileEntity,
  SlipReadingEntity,
  SponsorEntity,
  StripEntity,
  SubmissionEntity,
  SubscriberEntity,
  VehicleEntity,
  VideoEntity,
  VoteEntity,
  VoteLeadEntity,
  WithdrawnVoteEntity,
];
