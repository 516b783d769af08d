import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type SiteProfile,
  type SiteProfileUpdate,
  siteProfileSchema,
  siteProfileUpdateSchema,
} from '@quartermile/core/domain';
import { PublicList } from '../../platform/cache/public-list.decorator.js';
import { AdminOnly, CurrentAdmin } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Images } from '../../platform/http/images.decorator.js';
import { SiteService } from './site.service.js';

/** The site profile, contract section 3. */
@ApiTags('site')
@Controller()
export class SiteController {
  constructor(private readonly site: SiteService) {}

  @Get(apiRoutes.site)
  @ApiOperation({ summary: 'Whose site it is, and where its links go' })
  @ApiOkResponse({ standardSchema: siteProfileSchema })
  @PublicList()
  read(): Promise<SiteProfile> {
    return this.site.read();
  }

  @Put(apiRoutes.site)
  @ApiOperation({ summary: 'Writes fields of the site profile' })
  @ApiOkResponse({ standardSchema: siteProfileSchema })
  @AdminOnly()
  @Images('heroImage', 'storyImage')
  update(
    @Body({ schema: siteProfileUpdateSchema }) changes: SiteProfileUpdate,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<SiteProfile> {
    return this.site.update(changes, admin);
  }
}
