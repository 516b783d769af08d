import { Injectable } from '@nestjs/common';
import {
  type BoardRules,
  FIRST_RULES,
  isSameValue,
  overwrites,
  type RulesPublication,
  rulesVersionName,
  SITE_TIME_ZONE,
  wallClockAt,
} from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { PublicChanges } from '../admin/index.js';
import { BoardRulesEntity } from './board-rules.entity.js';
import { readRules } from './read-rules.js';

/** The versions of the boards' rules. A published version is never changed. */
@Injectable()
export class RulesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly changes: PublicChanges,
  ) {}

  /** All versions, oldest first. */
  list(): Promise<BoardRules[]> {
    return readRules(this.dataSource.manager);
  }

  /**
   * Publishes the next version, for approvals from now on. Equal rules make no version.
   * @returns the version for approvals from now on
   * @throws AppError `changed_meanwhile` (409)
   */
  publish({ _seen: seen, ...texts }: RulesPublication, admin: AdminIdentity): Promise<BoardRules> {
    return this.transactions.run(async (manager) => {
      // Of two at once, the second sees the version of the first.
      await manager.query('LOCK TABLE board_rules IN SHARE ROW EXCLUSIVE MODE');
      const all = await readRules(manager);
      const current = all.at(-1) ?? FIRST_RULES;
      const { general, boards } = current;
      if (isSameValue({ general, boards }, texts)) return current;
      const next = { ...nextVersion(all, current.since), ...texts };
      if (overwrites(seen, current, next)) throw new AppError('changed_meanwhile', { current });
      await manager.insert(BoardRulesEntity, next);
      await this.changes.note(manager, {
        actor: admin.email,
        action: 'publish',
        subject: { type: 'rules', id: next.version, label: rulesVersionName(next.version) },
        before: { general, boards },
        after: texts,
      });
      return next;
    });
  }
}

/** Named by the month of its first day, which is today, but never before that of the version until now. */
function nextVersion(all: readonly BoardRules[], earliest: string): Pick<BoardRules, 'version' | 'since'> {
  const today = new Date(wallClockAt(Date.now(), SITE_TIME_ZONE)).toISOString().slice(0, 10);
  const since = today < earliest ? earliest : today;
  const month = since.slice(0, 'YYYY-MM'.length);
  const before = all.filter(({ version }) => version.startsWith(month)).length;
  return { version: before > 0 ? `${month}-${before + 1}` : month, since };
}
