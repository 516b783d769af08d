import { Injectable } from '@nestjs/common';
import type { StoredAdminEvent } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { isEntityId } from '../../../platform/database/entity-id.js';
import { JobsService, wakeJob } from '../../../platform/jobs/jobs.service.js';

/** How long events are stored for disconnected readers. */
const ADMIN_EVENTS_RETENTION_MS = 24 * 60 * 60_000;
/** Maximum events replayed to a reconnecting reader; beyond it gets `reset`. */
export const ADMIN_EVENTS_REPLAY_MAX = 1000;

/** Notification channel for new events; the payload is empty, and nodes read the table. */
export const ADMIN_EVENTS_CHANNEL = 'admin_events';
/** The job that sends alerts of events. A decision is none. */
export const ALERTS_JOB = 'alerts';
/** Key of the advisory lock; must be unique within the database. */
const ORDER_LOCK = 7_401_002;
const EVERY_HOUR = '37 * * * *';

/** A stored event. */
export interface AdminEventRow {
  /** Sequence number in the order of commits, a 64-bit integer as text. */
  readonly seq: string;
  /** Id of the event for clients, sent back as Last-Event-ID. */
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
}

/** Stores the events of the administrator's event stream. */
@Injectable()
export class AdminEvents {
  constructor(
    private readonly dataSource: DataSource,
    jobs: JobsService,
  ) {
    jobs.register({ name: 'admin-events', cron: EVERY_HOUR, run: () => this.prune() });
  }

  /**
   * Stores an event in the caller's transaction; all nodes are notified on commit. Call it last in the transaction:
   * writers are serialised until the commit, so that sequence numbers become visible in order and readers that
   * continue after a number miss no event.
   */
  async record(manager: EntityManager, { type, data }: StoredAdminEvent): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [ORDER_LOCK]);
    await manager.query('INSERT INTO admin_events (type, data) VALUES ($1, $2)', [
      type,
      JSON.stringify(data),
    ]);
    await manager.query('SELECT pg_notify($1, $2)', [ADMIN_EVENTS_CHANNEL, '']);
    if (type !== 'review') await wakeJob(manager, ALERTS_JOB);
  }

  /** Finds an event by its id; null when it is unknown or was deleted. */
  async find(id: string): Promise<AdminEventRow | null> {
    if (!isEntityId(id)) return null;
    const rows = await this.dataSource.query<AdminEventRow[]>(
      'SELECT seq, id, type, data FROM admin_events WHERE id = $1',
      [id],
    );
    return rows[0] ?? null;
  }

  /**
   * The latest event.
   * @throws Error when the table is empty; the migration that creates it inserts the first row
   */
  async latest(): Promise<AdminEventRow> {
    const [row] = await this.dataSource.query<AdminEventRow[]>(
      'SELECT seq, id, type, data FROM admin_events ORDER BY seq DESC LIMIT 1',
    );
    if (!row) throw new Error('The table admin_events has lost its first row.');
    return row;
  }

  /** Events after a sequence number, in order, at most ADMIN_EVENTS_REPLAY_MAX + 1. */
  since(seq: string): Promise<AdminEventRow[]> {
    return this.dataSource.query(
      'SELECT seq, id, type, data FROM admin_events WHERE seq > $1 ORDER BY seq LIMIT $2',
      [seq, ADMIN_EVENTS_REPLAY_MAX + 1],
    );
  }

  /** Deletes expired events except the latest, from which clients resume. */
  async prune(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM admin_events WHERE created_at < now() - make_interval(secs => $1)
       AND seq < (SELECT max(seq) FROM admin_events)`,
      [ADMIN_EVENTS_RETENTION_MS / 1000],
    );
  }
}
