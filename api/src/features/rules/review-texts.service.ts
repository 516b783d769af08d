import { Injectable } from '@nestjs/common';
import {
  DEFAULT_REVIEW_TEXTS,
  isSameValue,
  overwrites,
  type ReviewTexts,
  type ReviewTextsUpdate,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { ActivityService } from '../admin/index.js';
import { ReviewTextsEntity } from './review-texts.entity.js';

/** The sentences that reviewers choose from. Rejections and questions store their own texts. */
@Injectable()
export class ReviewTextsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly activity: ActivityService,
  ) {}

  /** The stored sentences, or the default ones. */
  async read(manager: EntityManager = this.dataSource.manager): Promise<ReviewTexts> {
    const row = await manager.findOneBy(ReviewTextsEntity, { id: true });
    return row ? { reasons: row.reasons, questions: row.questions } : DEFAULT_REVIEW_TEXTS;
  }

  /**
   * Sets the sentences.
   * @throws AppError `changed_meanwhile` (409)
   */
  update({ _seen: seen, ...texts }: ReviewTextsUpdate, admin: AdminIdentity): Promise<ReviewTexts> {
    return this.transactions.run(async (manager) => {
      // Of two at once, the second sees what the first wrote.
      await manager.query('LOCK TABLE review_texts IN SHARE ROW EXCLUSIVE MODE');
      const before = await this.read(manager);
      if (isSameValue(before, texts)) return before;
      if (overwrites(seen, before, texts)) throw new AppError('changed_meanwhile', { current: before });
      await manager.upsert(ReviewTextsEntity, { id: true, ...texts }, ['id']);
      await this.activity.record(manager, {
        actor: admin.email,
        action: 'update',
        subject: { type: 'review-texts', id: 'review-texts', label: 'Reasons and questions' },
        before,
        after: texts,
      });
      return texts;
    });
  }
}
