import type { MigrationInterface } from 'typeorm';
import { People1770007500000 } from './1770007500000-people.js';
import { VoteReview1770007600000 } from './1770007600000-vote-review.js';
import { BackupStatus1770007900000 } from './1770007900000-backup-status.js';
import { MailStatus1770008000000 } from './1770008000000-mail-status.js';
import { VoteLimitsClock1770008100000 } from './1770008100000-vote-limits-clock.js';
import { SlipReadings1770008200000 } from './1770008200000-slip-readings.js';
import { Submissions1770008300000 } from './1770008300000-submissions.js';
import { RunFacts1770008500000 } from './1770008500000-run-facts.js';
import { Vehicles1770008600000 } from './1770008600000-vehicles.js';
import { Evidence1770008700000 } from './1770008700000-evidence.js';
import { Strips1770008800000 } from './1770008800000-strips.js';
import { Lineage1770008900000 } from './1770008900000-lineage.js';
import { RemovedCars1770009000000 } from './1770009000000-removed-cars.js';
import { PictureFingerprints1770009200000 } from './1770009200000-picture-fingerprints.js';
import { Aspiration1770009300000 } from './1770009300000-aspiration.js';
import { VoteLeads1770009400000 } from './1770009400000-vote-leads.js';
import { BoardPositions1770009500000 } from './1770009500000-board-positions.js';
import { NewsletterIssues1770009600000 } from './1770009600000-newsletter-issues.js';
import { EventDays1770009800000 } from './1770009800000-event-days.js';
import { WithdrawnVotes1770009900000 } from './1770009900000-withdrawn-votes.js';
import { Segments1770010000000 } from './1770010000000-segments.js';
import { RunVideos1770010100000 } from './1770010100000-run-videos.js';
import { VoteNetworks1770010300000 } from './1770010300000-vote-networks.js';
import { PictureDeletions1770010600000 } from './1770010600000-picture-deletions.js';
import { Foundation1770000000000 } from './foundations/1770000000000-foundation.js';
import { Board1770000100000 } from './foundations/1770000100000-board.js';
import { Platform1770000200000 } from './foundations/1770000200000-platform.js';
import { Events1770000400000 } from './foundations/1770000400000-events.js';
import { Site1770000500000 } from './foundations/1770000500000-site.js';
import { Channel1770000600000 } from './foundations/1770000600000-channel.js';
import { Newsletter1770000700000 } from './foundations/1770000700000-newsletter.js';
import { AdminEvents1770000800000 } from './foundations/1770000800000-admin-events.js';
import { Statistics1770000900000 } from './foundations/1770000900000-statistics.js';
import { SiteSetup1770001300000 } from './foundations/1770001300000-site-setup.js';
import { FetchedThumbnails1770001400000 } from './foundations/1770001400000-fetched-thumbnails.js';
import { TrapSpeed1770001500000 } from './foundations/1770001500000-trap-speed.js';
import { VoteKeys1770001600000 } from './foundations/1770001600000-vote-keys.js';
import { Factors1770007400000 } from './foundations/1770007400000-factors.js';

/** All migrations, oldest first. Class names end in a 13-digit time stamp, which TypeORM sorts by. */
export const migrations: (new () => MigrationInterface)[] = [
  Foundation1770000000000,
  Board1770000100000,
  Platform1770000200000,
  Events1770000400000,
  Site1770000500000,
  Channel1770000600000,
  Newsletter1770000700000,
  AdminEvents1770000800000,
  Statistics1770000900000,
  SiteSetup1770001300000,
  FetchedThumbnails1770001400000,
  TrapSpeed1770001500000,
  VoteKeys1770001600000,
  Factors1770007400000,
  People1770007500000,
  VoteReview1770007600000,
  BackupStatus1770007900000,
  MailStatus1770008000000,
  VoteLimitsClock1770008100000,
  SlipReadings1770008200000,
  Submissions1770008300000,
  RunFacts1770008500000,
  Vehicles1770008600000,
  Evidence1770008700000,
  Strips1770008800000,
  Lineage1770008900000,
  RemovedCars1770009000000,
  PictureFingerprints1770009200000,
  Aspiration1770009300000,
  VoteLeads1770009400000,
  BoardPositions1770009500000,
  NewsletterIssues1770009600000,
  EventDays1770009800000,
  WithdrawnVotes1770009900000,
  Segments1770010000000,
  RunVideos1770010100000,
  VoteNetworks1770010300000,
  PictureDeletions1770010600000,
];
