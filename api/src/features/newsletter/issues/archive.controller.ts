import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { archiveRoutes, issuePath } from '@quartermile/core/domain';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { AnswersAs } from '../../../platform/http/openapi/describe.decorators.js';
import { isHttps, pagePolicy } from '../../../platform/http/security-headers.js';
import { SiteService } from '../../site/index.js';
import { NewsletterArchive, toArchived } from './archive.service.js';
import {
  ARCHIVE_INLINE,
  issueArchiveMessages,
  writeArchive,
  writeArchivedIssue,
  writeMissingIssue,
} from './archive-page.js';
import { IssueContents } from './issue-content.service.js';

const PERMANENT = 301;
/** Short, because a page shows what is published about its cars and drivers now. */
const CACHING = 'public, max-age=60';

/** The archive of newsletters: pages without scripts, in the style of the site's static pages. */
@ApiTags('newsletter')
@Controller()
export class ArchiveController {
  private readonly policy: Record<string, string>;

  constructor(
    private readonly archive: NewsletterArchive,
    private readonly contents: IssueContents,
    private readonly site: SiteService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.policy = pagePolicy(isHttps(config.publicUrl), ARCHIVE_INLINE);
  }

  @Get(archiveRoutes.list)
  @ApiOperation({ summary: 'The page with all newsletters' })
  @AnswersAs(['text/html'])
  async list(@Res() reply: FastifyReply): Promise<void> {
    this.send(reply, writeArchive(await this.archive.list(), await this.look()));
  }

  @Get(archiveRoutes.issue)
  @ApiOperation({ summary: 'The page of a newsletter' })
  @AnswersAs(['text/html'])
  @AnswersAs(['text/html'], { status: 404, description: issueArchiveMessages.missing })
  async issue(@Param('issue') part: string, @Res() reply: FastifyReply): Promise<void> {
    const issue = await this.archive.find(part);
    if (!issue) {
      this.send(reply.status(404), writeMissingIssue(await this.look()));
      return;
    }
    const archived = toArchived(issue);
    const path = issuePath(archived);
    if (!path.endsWith(`/${encodeURIComponent(part)}`)) {
      reply.status(PERMANENT).header('location', path).send();
      return;
    }
    const { blocks } = await this.contents.read(issue);
    this.send(reply, writeArchivedIssue(archived, blocks, await this.look()));
  }

  private send(reply: FastifyReply, page: string): void {
    reply.headers(this.policy).header('cache-control', CACHING).type('text/html; charset=utf-8').send(page);
  }

  private async look() {
    return { ...(await this.site.read()), publicUrl: this.config.publicUrl };
  }
}
