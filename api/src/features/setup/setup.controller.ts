import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type DemoRemoval,
  demoRemovalSchema,
  type SiteSetup,
  siteSetupSchema,
} from '@quartermile/core/domain';
import { CurrentAdmin } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { AdminRoute } from '../../platform/http/routes.decorators.js';
import { SetupService } from './setup.service.js';

/** The administrator's first steps: state of the setup, and removal of the demo content. */
@ApiTags('site')
@Controller()
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  @AdminRoute(
    Get(apiRoutes.admin.setup),
    'Whether the first steps are finished, and how much demo content is left',
    siteSetupSchema,
  )
  read(): Promise<SiteSetup> {
    return this.setup.read();
  }

  @AdminRoute(Post(apiRoutes.admin.finishSetup), 'Finishes the first steps, or skips them', siteSetupSchema)
  @Idempotent()
  finish(@CurrentAdmin() admin: AdminIdentity): Promise<SiteSetup> {
    return this.setup.finish(admin);
  }

  @AdminRoute(
    Post(apiRoutes.admin.removeDemo),
    'Removes the demo content that nobody has edited, all of it or nothing',
    demoRemovalSchema,
  )
  @Idempotent()
  removeDemo(@CurrentAdmin() admin: AdminIdentity): Promise<DemoRemoval> {
    return this.setup.removeDemo(admin);
  }
}
