import { Injectable } from '@nestjs/common';
import { type DemoRemoval, demoTotal, type SiteSetup } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { ActivityService, AdminEvents, PublicChanges } from '../admin/index.js';
import { MediaService } from '../media/index.js';
import { finishSiteSetup, isSetupFinished } from '../site/index.js';
import { countDemoContent, removeDemoContent } from './demo/demo-content.js';

/** Subject of activity records about the demo content as a whole. */
const DEMO_CONTENT = { type: 'demo-content', id: 'demo-content', label: 'Demo content' };
const FIRST_STEPS = { type: 'setup', id: 'setup', label: 'Make it yours' };

/** The administrator's first steps. */
@Injectable()
export class SetupService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly activity: ActivityService,
    private readonly changes: PublicChanges,
    private readonly events: AdminEvents,
    private readonly media: MediaService,
  ) {}

  /** State of the setup. */
  async read(manager: EntityManager = this.dataSource.manager): Promise<SiteSetup> {
    return { finished: await isSetupFinished(manager), demo: await countDemoContent(manager) };
  }

  /** Finishes the first steps; idempotent. */
  finish(admin: AdminIdentity): Promise<SiteSetup> {
    return this.transactions.run(async (manager) => {
      if (await finishSiteSetup(manager))
        await this.activity.record(manager, {
          actor: admin.email,
          action: 'finish',
          subject: FIRST_STEPS,
          before: { finished: false },
          after: { finished: true },
        });
      return this.read(manager);
    });
  }

  /**
   * Deletes unedited demo content in one transaction, including the entries and votes of cars, and then the pictures.
   * Returns the numbers of deleted rows.
   */
  async removeDemo(admin: AdminIdentity): Promise<DemoRemoval> {
    const { removed, pictures } = await this.transactions.run(async (manager) => {
      const gone = await removeDemoContent(manager);
      if (demoTotal(gone.removed) > 0)
        await this.changes.note(
          manager,
          { actor: admin.email, action: 'delete', subject: DEMO_CONTENT, before: gone.removed, after: null },
          null,
        );
      for (const carId of gone.pendingCars)
        await this.events.record(manager, { type: 'review', data: { carId, decision: 'delete' } });
      return gone;
    });
    await this.media.release(pictures);
    return { removed };
  }
}
