import type { MigrationInterface } from 'typeorm';
import { Schema1770010700000 } from './1770010700000-schema.js';
import { Alerts1770010800000 } from './1770010800000-alerts.js';
import { PublishAt1770010810000 } from './1770010810000-publish-at.js';
import { OffSiteBackup1770010820000 } from './1770010820000-off-site-backup.js';
import { Rules1770010850000 } from './1770010850000-rules.js';

/** All migrations, oldest first. Class names end in a 13-digit time stamp, which TypeORM sorts by. */
export const migrations: (new () => MigrationInterface)[] = [
  Schema1770010700000,
  Alerts1770010800000,
  PublishAt1770010810000,
  OffSiteBackup1770010820000,
  Rules1770010850000,
];
