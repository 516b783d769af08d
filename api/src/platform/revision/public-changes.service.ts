import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ActivityRecord, ActivityService } from '../activity/activity.service.js';
import { RevisionService } from './revision.service.js';

/** What every change of public content leaves behind: its record in the book, and a new revision. */
@Injectable()
export class PublicChanges {
  constructor(
    private readonly activity: ActivityService,
    private readonly revision: RevisionService,
  ) {}

  /** Notes a change in the transaction that makes it. */
  async note(manager: EntityManager, record: ActivityRecord): Promise<void> {
    await this.activity.record(manager, record);
    await this.revision.bump(manager);
  }
}
