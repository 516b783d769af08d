import { Injectable } from '@nestjs/common';
import type {
  Deletion,
  Issue,
  IssueBlock,
  issueAddSchema,
  issueUpdateSchema,
} from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import type * as z from 'zod';
import { AppError } from '../../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import {
  type ContentKind,
  type ContentStore,
  ManagedContent,
  publishAtColumn,
} from '../../managed-content/index.js';
import { IssueEntity } from './issue.entity.js';
import { toIssue } from './issue.presenter.js';
import { readProgress } from './read-progress.js';

/** While it is being sent, a newsletter is neither changed nor deleted. */
const DELETABLE = new Set(['draft', 'sent', 'cancelled']);

const ISSUE: ContentKind<IssueEntity, Issue> = {
  entity: IssueEntity,
  type: 'newsletter',
  present: (row) => toIssue(row),
  labelOf: ({ subject }) => subject,
  picturesOf: ({ blocks }) => blocks.flatMap((block) => (block.kind === 'picture' ? [block.image] : [])),
  schedule: { field: 'publishAt' },
  refuseDeletion: async (_, { status }) => {
    if (!DELETABLE.has(status)) throw new AppError('issue_locked');
  },
};

/** Newsletters as the administrator writes them. */
@Injectable()
export class IssuesService {
  private readonly issues: ContentStore<IssueEntity, Issue>;

  constructor(
    private readonly dataSource: DataSource,
    content: ManagedContent,
  ) {
    this.issues = content.storeOf(ISSUE);
  }

  /** All newsletters, the newest first. */
  async list(): Promise<Issue[]> {
    const { manager } = this.dataSource;
    const rows = await manager.find(IssueEntity, { order: { createdAt: 'DESC', id: 'DESC' } });
    const progress = await readProgress(manager);
    return rows.map((row) => toIssue(row, progress.get(row.id)));
  }

  /** @throws AppError `not_found` (404) */
  find(id: string): Promise<IssueEntity> {
    return this.issues.find(id);
  }

  /** @throws AppError `image_too_big` (413), `invalid_image` (400) */
  add(
    { blocks, publishAt, ...fields }: z.output<typeof issueAddSchema>,
    admin: AdminIdentity,
  ): Promise<Issue> {
    return this.issues.add({
      admin,
      pictures: picturesOf(blocks),
      columns: (names) => ({ ...fields, ...publishAtColumn(publishAt), blocks: withNames(blocks, names) }),
    });
  }

  /**
   * @throws AppError `not_found` (404), `issue_locked` (409), `changed_meanwhile` (409), `image_too_big` (413),
   * `invalid_image` (400)
   */
  update(
    id: string,
    { blocks, subject, perMinute, publishAt, _seen: seen }: z.output<typeof issueUpdateSchema>,
    admin: AdminIdentity,
  ): Promise<Issue> {
    return this.issues.update(id, {
      admin,
      action: 'update',
      seen,
      pictures: picturesOf(blocks ?? []),
      columns: ({ status }, names) => {
        if (status !== 'draft') throw new AppError('issue_locked');
        return {
          ...(subject !== undefined && { subject }),
          ...(perMinute !== undefined && { perMinute }),
          ...(publishAt !== undefined && { ...publishAtColumn(publishAt), problem: null }),
          ...(blocks && { blocks: withNames(blocks, names) }),
        };
      },
    });
  }

  /** @throws AppError `not_found` (404), `issue_locked` (409) while it is being sent */
  delete(id: string, admin: AdminIdentity): Promise<Deletion> {
    return this.issues.delete(id, admin);
  }
}

const placeOf = (at: number): string => `blocks.${at}.image`;

function picturesOf(blocks: readonly IssueBlock[]): Record<string, string> {
  return Object.fromEntries(
    blocks.flatMap((block, at) => (block.kind === 'picture' ? [[placeOf(at), block.image]] : [])),
  );
}

function withNames(
  blocks: readonly IssueBlock[],
  names: Readonly<Record<string, string | null>>,
): IssueBlock[] {
  return blocks.flatMap((block, at): IssueBlock[] => {
    if (block.kind !== 'picture') return [block];
    const image = names[placeOf(at)];
    return image ? [{ ...block, image }] : [];
  });
}
