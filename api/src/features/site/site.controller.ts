import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type Pauses,
  type PauseUpdate,
  pausesSchema,
  pauseUpdateSchema,
  SITE_PICTURES,
  type SiteProfile,
  type SiteProfileUpdate,
  siteProfileSchema,
  siteProfileUpdateSchema,
} from '@quartermile/core/domain';
import { PAGE_CACHE_MAX_AGE_MS } from '../../platform/cache/cache-limits.js';
import { PublicList } from '../../platform/cache/public-list.decorator.js';
import { CurrentAdmin } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Refuses } from '../../platform/http/answers.decorators.js';
import { Images } from '../../platform/http/images.decorator.js';
import { AdminRoute, AdminUpdate, Route } from '../../platform/http/routes.decorators.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { PausesService } from '../votes/index.js';
import { SiteService } from './site.service.js';

/** The site profile, contract section 3. */
@ApiTags('site')
@Controller()
export class SiteController {
  constructor(
    private readonly site: SiteService,
    private readonly pauses: PausesService,
    private readonly mail: MailService,
  ) {}

  @Route(Get(apiRoutes.site), 'Whose site it is, and where its links go', siteProfileSchema)
  @PublicList({ maxAgeMs: PAGE_CACHE_MAX_AGE_MS })
  async read(): Promise<SiteProfile> {
    return this.withState(await this.site.read());
  }

  @AdminRoute(Put(apiRoutes.site), 'Writes fields of the site profile', siteProfileSchema)
  @Images(...SITE_PICTURES)
  @Refuses('changed_meanwhile')
  async update(
    @Body({ schema: siteProfileUpdateSchema }) changes: SiteProfileUpdate,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<SiteProfile> {
    return this.withState(await this.site.update(changes, admin));
  }

  @AdminRoute(Get(apiRoutes.sitePauses), 'What visitors cannot do at the moment', pausesSchema)
  readPauses(): Promise<Pauses> {
    return this.pauses.read();
  }

  @AdminUpdate(apiRoutes.sitePauses, 'Pauses votes or submissions, or resumes them', pausesSchema)
  @Refuses('changed_meanwhile')
  pause(
    @Body({ schema: pauseUpdateSchema }) change: PauseUpdate,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Pauses> {
    return this.pauses.update(change, admin);
  }

  /** Adds what is no part of the stored profile. */
  private async withState(profile: SiteProfile): Promise<SiteProfile> {
    const sendsMail = this.mail.hasMailServer;
    return { ...profile, ...(await this.pauses.banners()), ...(sendsMail && { sendsMail }) };
  }
}
