import { Injectable } from '@nestjs/common';
import { type DemoRemoval, demoTotal, type SiteSetup } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { countDemoContent, removeDemoContent } from '../../database/demo/demo-content.js';
import { ActivityService } from '../../platform/activity/activity.service.js';
import { AdminEvents } from '../../platform/admin-events/admin-events.service.js';
import type { AdminIdentity } from '../../platform/auth/admin-identity.js';
import { MediaService } from '../../platform/media/media.service.js';
import { PublicChanges } from '../../platform/revision/public-changes.service.js';

/** How the activity list names the demo content; it is part of no other subject. */
const DEMO_CONTENT = { type: 'demo-content', id: 'demo-content', label: 'Demo content' };
const FIRST_STEPS = { type: 'setup', id: 'setup', label: 'Make it yours' };

/** The administrator's first steps. */
@Injectable()
export class SetupService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityService,
    private readonly changes: PublicChanges,
    private readonly events: AdminEvents,
    private readonly media: MediaService,
  ) {}

  /** How far the site is set up. */
  async read(manager: EntityManager = this.dataSource.manager): Promise<SiteSetup> {
    const rows = await manager.query<unknown[]>(
      'SELECT FROM site_profile WHERE setup_finished_at IS NOT NULL',
    );
    return { finished: rows.length > 0, demo: await countDemoContent(manager) };
  }

  /** Finishes the first steps. Doing it again changes nothing. */
  finish(admin: AdminIdentity): Promise<SiteSetup> {
    return this.dataSource.transaction(async (manager) => {
      const finished = await manager.query<unknown[]>(
        `INSERT INTO site_profile (profile, setup_finished_at) VALUES ('{}', now())
         ON CONFLICT (id) DO UPDATE SET setup_finished_at = now() WHERE site_profile.setup_finished_at IS NULL
         RETURNING id`,
      );
      if (finished.length > 0)
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
   * Removes the demo content that nobody has edited, in one transaction; answers how much that was. Cars go with
   * their entries and votes, and every row with its pictures.
   */
  async removeDemo(admin: AdminIdentity): Promise<DemoRemoval> {
    const { removed, pictures } = await this.dataSource.transaction(async (manager) => {
      const gone = await removeDemoContent(manager);
      if (demoTotal(gone.removed) > 0)
        await this.changes.note(manager, {
          actor: admin.email,
          action: 'delete',
          subject: DEMO_CONTENT,
          before: gone.removed,
          after: null,
        });
      for (const carId of gone.pendingCars)
        await this.events.record(manager, { type: 'review', data: { carId, decision: 'delete' } });
      return gone;
    });
    await this.media.release(pictures);
    return { removed };
  }
}
