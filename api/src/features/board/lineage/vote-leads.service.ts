import { Injectable } from '@nestjs/common';
import { RECORD_DRIVETRAINS, VOTE_CATEGORIES } from '@quartermile/core/domain';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { RevisionService } from '../../../platform/cache/revision.service.js';
import { readDatabaseTime } from '../../../platform/database/database-time.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { BoardReadModel } from '../board-read-model.js';
import type { VoteLeader } from '../board-table.js';
import { VoteLeadEntity } from './vote-lead.entity.js';

/**
 * Who leads by votes is noted every five minutes. Two looks with less than this between them are one: the job is run again
 * after a failure, and at the start of a server.
 */
const VOTE_LEAD_SEEN_MS = 4 * 60_000;

const EVERY_5_MINUTES = '*/5 * * * *';
/** Lock of a transaction that notes who leads. */
const LOOK_LOCK = 7_401_080;

/** What is known of a list, and what the board shows now. */
interface ListState {
  readonly holder: VoteLeadEntity | undefined;
  /** Seen to lead once. */
  readonly candidate: VoteLeadEntity | undefined;
  readonly leader: VoteLeader | undefined;
}

/**
 * Notes who leads the boards by votes. A job looks at the leaderboard in memory, so that voting has no part in it: a vote
 * costs the same with and without it. A lead counts once it is seen at two looks in a row, since the first of them.
 */
@Injectable()
export class VoteLeads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly board: BoardReadModel,
    private readonly revision: RevisionService,
    jobs: JobsService,
  ) {
    jobs.register({ name: 'vote-leads', cron: EVERY_5_MINUTES, atStart: true, run: () => this.look() });
  }

  /** Looks once, unless another node is looking. */
  async look(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [lock] = await manager.query<{ taken: boolean }[]>(
        'SELECT pg_try_advisory_xact_lock($1) AS taken',
        [LOOK_LOCK],
      );
      if (!lock?.taken) return;
      const leaders = (await this.board.read()).leadersByVotes();
      if (await note(manager, leaders)) await this.revision.bump(manager, []);
    });
  }
}

/** Notes the leaders of all lists. Whether something changed that visitors see. */
async function note(manager: EntityManager, leaders: readonly VoteLeader[]): Promise<boolean> {
  const present = await lockVehicles(manager, leaders);
  const open = await manager.findBy(VoteLeadEntity, { until: IsNull() });
  const now = await readDatabaseTime(manager);
  let isChanged = false;
  for (const category of VOTE_CATEGORIES)
    for (const drivetrain of RECORD_DRIVETRAINS) {
      const isOfList = (one: VoteLeader | VoteLeadEntity): boolean =>
        one.category === category && one.drivetrain === drivetrain;
      const leader = leaders.find(isOfList);
      // A car that was deleted since is replaced at the next look.
      if (leader && !present.has(leader.vehicleId)) continue;
      const [holder, candidate] = [true, false].map((isConfirmed) =>
        open.find((lead) => isOfList(lead) && lead.isConfirmed === isConfirmed),
      );
      if (await noteLeader(manager, { holder, candidate, leader }, now)) isChanged = true;
    }
  return isChanged;
}

/** Locks cars before their leads, as decisions do, so that neither waits for the other in a circle. */
async function lockVehicles(
  manager: EntityManager,
  leaders: readonly VoteLeader[],
): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ id: string }[]>(
    'SELECT id FROM vehicles WHERE id = ANY($1) ORDER BY id FOR KEY SHARE',
    [leaders.map(({ vehicleId }) => vehicleId)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Whether something changed that visitors see. */
async function noteLeader(
  manager: EntityManager,
  { holder, candidate, leader }: ListState,
  now: Date,
): Promise<boolean> {
  const isHeld = leader !== undefined && holder?.vehicleId === leader.vehicleId;
  if (leader && !isHeld && candidate?.vehicleId === leader.vehicleId) {
    // A repeated or early run of the job is no second look.
    if (now.getTime() - candidate.since.getTime() < VOTE_LEAD_SEEN_MS) return false;
    if (holder) await update(manager, holder, { until: candidate.since });
    return update(manager, candidate, { isConfirmed: true, votes: leader.votes });
  }
  if (candidate) await manager.delete(VoteLeadEntity, { id: candidate.id });
  if (!leader) return holder ? update(manager, holder, { until: now }) : false;
  if (isHeld) return holder.votes !== leader.votes && update(manager, holder, { votes: leader.votes });
  await manager.insert(VoteLeadEntity, { ...leader, since: now });
  return false;
}

async function update(
  manager: EntityManager,
  { id }: VoteLeadEntity,
  change: Partial<Pick<VoteLeadEntity, 'until' | 'votes' | 'isConfirmed'>>,
): Promise<true> {
  await manager.update(VoteLeadEntity, { id }, change);
  return true;
}
