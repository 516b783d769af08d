import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type DemoRemoval,
  demoRemovalSchema,
  type SiteSetup,
  siteSetupSchema,
} from '@quartermile/core/domain';
import { AdminOnly, CurrentAdmin } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { SetupService } from './setup.service.js';

/** The administrator's first steps: state of the setup, and removal of the demo content. */
@ApiTags('site')
@Controller()
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  @Get(apiRoutes.admin.setup)
  @AdminOnly()
  @ApiOperation({ summary: 'Whether the first steps are finished, and how much demo content is left' })
  @ApiOkResponse({ standardSchema: siteSetupSchema })
  read(): Promise<SiteSetup> {
    return this.setup.read();
  }

  @Post(apiRoutes.admin.finishSetup)
  @HttpCode(200)
  @AdminOnly()
  @Idempotent()
  @ApiOperation({ summary: 'Finishes the first steps, or skips them' })
  @ApiOkResponse({ standardSchema: siteSetupSchema })
  finish(@CurrentAdmin() admin: AdminIdentity): Promise<SiteSetup> {
    return this.setup.finish(admin);
  }

  @Post(apiRoutes.admin.removeDemo)
  @HttpCode(200)
  @AdminOnly()
  @Idempotent()
  @ApiOperation({ summary: 'Removes the demo content that nobody has edited, all of it or nothing' })
  @ApiOkResponse({ standardSchema: demoRemovalSchema })
  removeDemo(@CurrentAdmin() admin: AdminIdentity): Promise<DemoRemoval> {
    return this.setup.removeDemo(admin);
  }
}
