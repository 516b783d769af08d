import { Body, Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type Deletion,
  type Sponsor,
  sponsorAddSchema,
  sponsorSchema,
  sponsorUpdateSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { PublicList } from '../../platform/cache/public-list.decorator.js';
import { CurrentAdmin } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Refuses } from '../../platform/http/answers.decorators.js';
import { Images } from '../../platform/http/images.decorator.js';
import { AdminCreate, AdminDelete, AdminUpdate } from '../../platform/http/routes.decorators.js';
import { SponsorsService } from './sponsors.service.js';

/** Sponsors, contract section 3. */
@ApiTags('sponsors')
@Controller()
export class SponsorsController {
  constructor(private readonly sponsors: SponsorsService) {}

  @Get(apiRoutes.sponsors.list)
  @ApiOperation({ summary: 'All sponsors, featured ones first, then by name' })
  @ApiOkResponse({ standardSchema: z.array(sponsorSchema) })
  @PublicList()
  list(): Promise<Sponsor[]> {
    return this.sponsors.list();
  }

  @AdminCreate(apiRoutes.sponsors.add, 'Adds a sponsor', sponsorSchema)
  @Images('logo')
  add(
    @Body({ schema: sponsorAddSchema }) sponsor: z.output<typeof sponsorAddSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Sponsor> {
    return this.sponsors.add(sponsor, admin);
  }

  @AdminUpdate(apiRoutes.sponsors.update, 'Sets fields of a sponsor', sponsorSchema)
  @Images('logo')
  @Refuses('changed_meanwhile')
  update(
    @Param('id') id: string,
    @Body({ schema: sponsorUpdateSchema }) changes: z.output<typeof sponsorUpdateSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Sponsor> {
    return this.sponsors.update(id, changes, admin);
  }

  @AdminDelete(apiRoutes.sponsors.delete, 'Removes a sponsor with its logo')
  delete(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Deletion> {
    return this.sponsors.delete(id, admin);
  }
}
