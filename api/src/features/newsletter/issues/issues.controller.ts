import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type Deletion,
  type Issue,
  type IssuePreview,
  issueActionSchema,
  issueAddSchema,
  issuePreviewSchema,
  issueRoutes,
  issueSchema,
  issueUpdateSchema,
  writeIssueText,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { AdminOnly, CurrentAdmin } from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.decorator.js';
import { ImagesAnywhere } from '../../../platform/http/images.decorator.js';
import { AdminCreate, AdminDelete, AdminUpdate } from '../../../platform/http/routes.decorators.js';
import { IssueActions } from './issue-actions.service.js';
import { IssueContents } from './issue-content.service.js';
import { IssuesService } from './issues.service.js';

/** Room for pictures in the body of a request that writes a newsletter. */
const ISSUE_BODY_MAX_IMAGES = 6;

/** Newsletters, decision 97. */
@ApiTags('newsletter')
@Controller()
export class IssuesController {
  constructor(
    private readonly issues: IssuesService,
    private readonly actions: IssueActions,
    private readonly contents: IssueContents,
  ) {}

  @Get(issueRoutes.list)
  @ApiOperation({ summary: 'Newsletters with their progress, the newest first' })
  @ApiOkResponse({ standardSchema: z.array(issueSchema) })
  @AdminOnly()
  list(): Promise<Issue[]> {
    return this.issues.list();
  }

  @Get(issueRoutes.preview)
  @ApiOperation({ summary: 'A newsletter as it would be sent now' })
  @ApiOkResponse({ standardSchema: issuePreviewSchema })
  @Refuses('not_found')
  @AdminOnly()
  async preview(@Param('id') id: string): Promise<IssuePreview> {
    const content = await this.contents.read(await this.issues.find(id));
    const { siteName, accent, logo, blocks, missing } = content;
    const text = writeIssueText({ ...content, origin: '', unsubscribeUrl: '/' });
    return { siteName, accent, logo, blocks: [...blocks], missing: [...missing], text };
  }

  @AdminCreate(issueRoutes.add, 'Adds a newsletter as a draft', issueSchema)
  @ImagesAnywhere(ISSUE_BODY_MAX_IMAGES)
  add(
    @Body({ schema: issueAddSchema }) issue: z.output<typeof issueAddSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Issue> {
    return this.issues.add(issue, admin);
  }

  @AdminUpdate(issueRoutes.update, 'Sets fields of a draft', issueSchema)
  @ImagesAnywhere(ISSUE_BODY_MAX_IMAGES)
  @Refuses('issue_locked', 'changed_meanwhile')
  update(
    @Param('id') id: string,
    @Body({ schema: issueUpdateSchema }) changes: z.output<typeof issueUpdateSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Issue> {
    return this.issues.update(id, changes, admin);
  }

  @AdminDelete(issueRoutes.delete, 'Removes a newsletter, also from the archive')
  @Refuses('issue_locked')
  delete(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Deletion> {
    return this.issues.delete(id, admin);
  }

  @Post(issueRoutes.act)
  @ApiOperation({ summary: 'Sends a newsletter, pauses or ends that, or sends it to oneself' })
  @ApiOkResponse({ standardSchema: issueSchema })
  @HttpCode(200)
  @AdminOnly()
  @Idempotent()
  @Refuses('not_found', 'issue_locked', 'no_mail_server', 'no_subscribers')
  act(
    @Param('id') id: string,
    @Body({ schema: issueActionSchema }) { action }: z.output<typeof issueActionSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Issue> {
    return this.actions.act(id, action, admin);
  }
}
