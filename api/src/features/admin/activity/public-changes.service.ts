import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RevisionService } from '../../../platform/cache/revision.service.js';
import { type ActivityRecord, ActivityService } from './activity.service.js';

/** Records changes of public content: an activity record and a new content revision. */
@Injectable()
export class PublicChanges {
  constructor(
    private readonly activity: ActivityService,
    private readonly revision: RevisionService,
  ) {}

  /**
   * Records a change in the caller's transaction.
   * @param cars ids of the cars that it concerns, with their entries; null: any
   */
  async note(
    manager: EntityManager,
    record: ActivityRecord,
    cars: readonly string[] | null = [],
  ): Promise<void> {
    await this.activity.record(manager, record);
    await this.revision.bump(manager, cars);
  }
}
