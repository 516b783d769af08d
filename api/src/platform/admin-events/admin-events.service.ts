import { Injectable } from '@nestjs/common';
import { ADMIN_EVENTS_KEPT_MS, ADMIN_EVENTS_REPLAY_MAX, type KeptAdminEvent } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { isEntityId } from '../../database/entity-id.js';
import { JobsService } from '../jobs/jobs.service.js';

/** Where nodes hear that there is a new event; the table says which. */
export const ADMIN_EVENTS_CHANNEL = 'admin_events';
/** Any number, as long as nothing else takes this advisory lock. */
const ORDER_LOCK = 7_401_002;
const EVERY_HOUR = '37 * * * *';

/** An event as it is kept. */
export interface AdminEventRow {
  /** The place in the order of commits; a 64 bit number as text. */
  readonly seq: string;
  /** What a reader resumes by. */
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
}

/** The book of what open windows of the administrator are told. */
@Injectable()
export class AdminEvents {
  constructor(
    private readonly dataSource: DataSource,
    jobs: JobsService,
  ) {
    jobs.register({ name: 'admin-events', cron: EVERY_HOUR, run: () => this.prune() });
  }

  /**
   * Writes an event down in the transaction that makes it happen; every node hears of it if that commits.
   * Call it last: from here to the commit writers wait for each other, so that the order of the numbers is
   * the order in which events become visible and nobody who reads on from a number skips a late one.
   */
  async record(manager: EntityManager, { type, data }: KeptAdminEvent): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [ORDER_LOCK]);
    await manager.query('INSERT INTO admin_events (type, data) VALUES ($1, $2)', [
      type,
      JSON.stringify(data),
    ]);
    await manager.query('SELECT pg_notify($1, $2)', [ADMIN_EVENTS_CHANNEL, '']);
  }

  /** The event of that id; null for one that is not ours or is kept no longer. */
  async find(id: string): Promise<AdminEventRow | null> {
    if (!isEntityId(id)) return null;
    const rows = await this.dataSource.query<AdminEventRow[]>(
      'SELECT seq, id, type, data FROM admin_events WHERE id = $1',
      [id],
    );
    return rows[0] ?? null;
  }

  /** The latest event; there is always one. */
  async latest(): Promise<AdminEventRow> {
    const [row] = await this.dataSource.query<AdminEventRow[]>(
      'SELECT seq, id, type, data FROM admin_events ORDER BY seq DESC LIMIT 1',
    );
    if (!row) throw new Error('The table admin_events has lost its first row.');
    return row;
  }

  /** The events after a place, in their order, and ADMIN_EVENTS_REPLAY_MAX + 1 at most. */
  since(seq: string): Promise<AdminEventRow[]> {
    return this.dataSource.query(
      'SELECT seq, id, type, data FROM admin_events WHERE seq > $1 ORDER BY seq LIMIT $2',
      [seq, ADMIN_EVENTS_REPLAY_MAX + 1],
    );
  }

  /** Clears events away that have had their time; the latest stays, for readers to resume from. */
  async prune(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM admin_events WHERE created_at < now() - make_interval(secs => $1)
       AND seq < (SELECT max(seq) FROM admin_events)`,
      [ADMIN_EVENTS_KEPT_MS / 1000],
    );
  }
}
