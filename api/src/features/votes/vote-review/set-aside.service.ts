import { Injectable } from '@nestjs/common';
import { messages, type SetAsideResult, type SetAsideVotes } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { isEntityId } from '../../../platform/database/entity-id.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Transactions } from '../../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { invalidField } from '../../../platform/errors/invalid-field.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { PublicChanges } from '../../admin/index.js';
import { CarEntity, carSubject, EntryEntity } from '../../runs/index.js';
import { SetAsideWindowEntity } from './set-aside-window.entity.js';
import { countVotesOfWindowAlone, readWindows } from './set-aside-windows.js';
import { SET_ASIDE_AHEAD_MAX_MS } from './vote-limits.js';

/** A change of the numbers of an entry that the caller's transaction has locked. */
interface Change {
  readonly entry: EntryEntity;
  readonly window: SetAsideWindowEntity;
  readonly action: 'set-aside' | 'bring-back';
  /** Votes that cease to count; negative: that count again. */
  readonly votes: number;
}

/**
 * Sets votes aside and brings them back. The rows of the votes stay as they are: windows decide which ones count, for
 * those cast later too (`cast_votes`). The lock of the entry orders this and the counting of its votes.
 */
@Injectable()
export class SetAsideService {
  constructor(
    private readonly transactions: Transactions,
    private readonly changes: PublicChanges,
  ) {}

  /**
   * Sets the votes of a window aside. Windows may overlap.
   * @throws AppError `not_found` (404), `invalid_input` (400) for an end more than a day ahead
   */
  setAside({ entryId, from, to, reason }: SetAsideVotes, admin: AdminIdentity): Promise<SetAsideResult> {
    if (Date.parse(to) > Date.now() + SET_ASIDE_AHEAD_MAX_MS) {
      throw invalidField('to', messages.voteReview.tooFarAhead);
    }
    return this.transactions.run(async (manager) => {
      const entry = await lockRow(manager, EntryEntity, entryId);
      const [startsAt, endsAt] = [new Date(from), new Date(to)];
      const values = { entryId: entry.id, startsAt, endsAt, reason, setAsideBy: admin.email };
      const window = await manager.save(manager.create(SetAsideWindowEntity, values));
      const votes = await countVotesOfWindowAlone(manager, window.id);
      return this.apply(manager, { entry, window, action: 'set-aside', votes }, admin);
    });
  }

  /**
   * Makes the votes of a window count again, except those that another window sets aside.
   * @throws AppError `not_found` (404), `already_brought_back` (409)
   */
  bringBack(windowId: string, admin: AdminIdentity): Promise<SetAsideResult> {
    return this.transactions.run(async (manager) => {
      const known = isEntityId(windowId)
        ? await manager.findOneBy(SetAsideWindowEntity, { id: windowId })
        : null;
      if (!known) throw new AppError('not_found');
      const entry = await lockRow(manager, EntryEntity, known.entryId);
      const window = await lockRow(manager, SetAsideWindowEntity, windowId);
      if (window.broughtBackAt) throw new AppError('already_brought_back');
      const votes = -(await countVotesOfWindowAlone(manager, window.id));
      const change = { broughtBackBy: admin.email, broughtBackAt: new Date() };
      await manager.update(SetAsideWindowEntity, { id: window.id }, change);
      return this.apply(manager, { entry, window, action: 'bring-back', votes }, admin);
    });
  }

  private async apply(manager: EntityManager, change: Change, admin: AdminIdentity): Promise<SetAsideResult> {
    const { entry, window, action } = change;
    const [votes, votesSetAside] = [entry.votes - change.votes, entry.votesSetAside + change.votes];
    await manager.update(EntryEntity, { id: entry.id }, { votes, votesSetAside });
    const car = await manager.findOneByOrFail(CarEntity, { id: entry.carId });
    const { startsAt: from, endsAt: to, reason } = window;
    const record = {
      actor: admin.email,
      action,
      subject: { type: 'entry', id: entry.id, label: carSubject(car).label },
      before: { carId: car.id, votes: entry.votes, votesSetAside: entry.votesSetAside },
      after: { carId: car.id, votes, votesSetAside, category: entry.category, from, to, reason },
    };
    await this.changes.note(manager, record, [car.id]);
    const [presented] = await readWindows(manager, entry.id, window.id);
    if (!presented) throw new AppError('not_found');
    return { window: presented, votes, votesSetAside };
  }
}
