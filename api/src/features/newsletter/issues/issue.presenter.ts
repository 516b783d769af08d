import {
  type Issue,
  type IssueBlock,
  type IssueProgress,
  mediaPrefix,
  NO_PROGRESS,
} from '@quartermile/core/domain';
import type { IssueEntity } from './issue.entity.js';

/** A newsletter for the administrator. */
export function toIssue(row: IssueEntity, progress: IssueProgress = NO_PROGRESS): Issue {
  return {
    _id: row.id,
    id: row.id,
    subject: row.subject,
    blocks: row.blocks.map(withPath),
    perMinute: row.perMinute,
    status: row.status,
    ...(row.publishAt && { publishAt: row.publishAt.toISOString() }),
    problem: row.problem,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    progress,
  };
}

/** A stored block with the path of its picture. */
export function withPath(block: IssueBlock): IssueBlock {
  return block.kind === 'picture' ? { ...block, image: mediaPrefix + block.image } : block;
}
