import { Injectable } from '@nestjs/common';
import { readPageId } from '@quartermile/core/domain';
import { DataSource, IsNull, Not } from 'typeorm';
import { isEntityId } from '../../../platform/database/entity-id.js';
import type { ArchivedIssue } from './archive-page.js';
import { IssueEntity } from './issue.entity.js';

/** Newsletters whose sending began, also those that were cancelled meanwhile: somebody has a link to them. */
@Injectable()
export class NewsletterArchive {
  constructor(private readonly dataSource: DataSource) {}

  /** All newsletters of the archive, the newest first. */
  async list(): Promise<ArchivedIssue[]> {
    const issues = await this.dataSource.manager.find(IssueEntity, {
      select: { id: true, subject: true, startedAt: true },
      where: { startedAt: Not(IsNull()) },
      order: { startedAt: 'DESC', id: 'DESC' },
    });
    return issues.map(toArchived);
  }

  /** The newsletter of an address, "ID-sunday-wrap" or "ID"; null without one. */
  async find(part: string): Promise<IssueEntity | null> {
    const id = readPageId(part);
    if (!isEntityId(id)) return null;
    return this.dataSource.manager.findOneBy(IssueEntity, { id, startedAt: Not(IsNull()) });
  }
}

/** A newsletter as the archive lists it. */
export function toArchived({ id, subject, startedAt, createdAt }: IssueEntity): ArchivedIssue {
  return { _id: id, subject, startedAt: startedAt ?? createdAt };
}
