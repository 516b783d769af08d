import { Injectable } from '@nestjs/common';
import {
  isSameValue,
  overwrites,
  type Pausable,
  type Pauses,
  type PauseUpdate,
  SITE_TIME_ZONE,
  type SiteProfile,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { invalidField } from '../../platform/errors/invalid-field.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { PublicChanges } from '../admin/index.js';
import { PauseEntity } from './pause.entity.js';

/** Messages about pauses. */
const bannerMessages = {
  past: 'The end must be in the future.',
  banners: {
    votes: (until: string | null): string =>
      `Voting is paused${untilWords(until)}. All votes cast so far are stored.`,
    submissions: (until: string | null): string =>
      `Submissions are paused${untilWords(until)}. What you have typed into the form stays on this device.`,
  },
} as const;

const MINUTE_MS = 60_000;
const LABELS = { votes: 'Voting', submissions: 'Submissions' } as const;

const moment = new Intl.DateTimeFormat('en-ZA', {
  timeZone: SITE_TIME_ZONE,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Pauses votes and submissions. They are read from the database by each submission, and by each batch of votes
 * (`cast_votes`), so that they take effect on every node at once.
 */
@Injectable()
export class PausesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly changes: PublicChanges,
  ) {}

  /** What is paused now. */
  async read(manager: EntityManager = this.dataSource.manager): Promise<Pauses> {
    const rows = await manager.find(PauseEntity);
    const active = rows.filter(({ until }) => until === null || until.getTime() > Date.now());
    const pauseOf = (subject: Pausable) => {
      const row = active.find((one) => one.subject === subject);
      if (!row) return null;
      return {
        until: row.until?.toISOString() ?? null,
        by: row.pausedBy,
        at: row.pausedAt.toISOString(),
      };
    };
    return { votes: pauseOf('votes'), submissions: pauseOf('submissions') };
  }

  /** Sentences about what is paused now, as a part of the site profile. */
  async banners(): Promise<Pick<SiteProfile, 'paused'>> {
    const { votes, submissions } = await this.read();
    if (!votes && !submissions) return {};
    return {
      paused: {
        ...(votes && { votes: bannerMessages.banners.votes(inWords(votes.until)) }),
        ...(submissions && { submissions: bannerMessages.banners.submissions(inWords(submissions.until)) }),
      },
    };
  }

  /**
   * Does nothing unless submissions are paused.
   * @throws AppError `submissions_paused` (409)
   */
  async refuseSubmission(): Promise<void> {
    const { paused } = await this.banners();
    if (paused?.submissions) throw new AppError('submissions_paused', { detail: paused.submissions });
  }

  /**
   * Pauses or resumes. The pages of the site are renewed.
   * @throws AppError `invalid_input` (400) for an end that is over, `changed_meanwhile` (409)
   */
  update({ subject, paused, until, _seen: seen }: PauseUpdate, admin: AdminIdentity): Promise<Pauses> {
    const end = until ? new Date(Math.ceil(Date.parse(until) / MINUTE_MS) * MINUTE_MS) : null;
    if (paused && end && end.getTime() <= Date.now()) {
      throw invalidField('until', bannerMessages.past);
    }
    return this.transactions.run(async (manager) => {
      // The update of two administrators at once: the second sees what the first did.
      await manager.query('LOCK TABLE pauses IN SHARE ROW EXCLUSIVE MODE');
      const before = (await this.read(manager))[subject];
      const current = { pause: before && { until: before.until } };
      const wanted = { pause: paused ? { until: end?.toISOString() ?? null } : null };
      // A repeated call changes nothing.
      if (isSameValue(current, wanted)) return this.read(manager);
      if (overwrites(seen, current, wanted)) throw new AppError('changed_meanwhile', { current });
      await manager.delete(PauseEntity, { subject });
      if (paused) await manager.insert(PauseEntity, { subject, until: end, pausedBy: admin.email });
      await this.changes.note(manager, {
        actor: admin.email,
        action: paused ? 'pause' : 'resume',
        subject: { type: 'pause', id: subject, label: LABELS[subject] },
        before: current.pause,
        after: wanted.pause,
      });
      return this.read(manager);
    });
  }
}

/** "23 November at 18:00" in the site's time zone. */
function inWords(until: string | null): string | null {
  return until === null ? null : moment.format(Date.parse(until));
}

const untilWords = (until: string | null): string => (until === null ? ' for now' : ` until ${until}`);
