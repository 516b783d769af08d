import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ActivityRecord, ActivityService } from '../activity/activity.service.js';
import type { AdminIdentity } from '../auth/admin-identity.js';
import { RevisionService } from './revision.service.js';

/** Who makes a change, what it is called, and both sides of it as they are shown; null where there is nothing. */
export interface ShownChange<Shown> {
  readonly admin: AdminIdentity;
  readonly action: string;
  readonly before: Shown | null;
  readonly after: Shown | null;
}

/** What is changed, and how a person would name one of it. */
export interface ShownKind<Shown> {
  readonly type: string;
  readonly labelOf: (shown: Shown) => string;
}

/** What every change of public content leaves behind: its record in the book, and a new revision. */
@Injectable()
export class PublicChanges {
  constructor(
    private readonly activity: ActivityService,
    private readonly revision: RevisionService,
  ) {}

  /** Notes a change of something that everybody sees, in the transaction that makes it. */
  async noteShown<Shown extends { readonly id: string }>(
    manager: EntityManager,
    { admin, action, before, after }: ShownChange<Shown>,
    { type, labelOf }: ShownKind<Shown>,
  ): Promise<void> {
    const shown = after ?? before;
    if (!shown) return;
    const subject = { type, id: shown.id, label: labelOf(shown) };
    await this.note(manager, { actor: admin.email, action, subject, before, after });
  }

  /** Notes a change in the transaction that makes it. */
  async note(manager: EntityManager, record: ActivityRecord): Promise<void> {
    await this.activity.record(manager, record);
    await this.revision.bump(manager);
  }
}
