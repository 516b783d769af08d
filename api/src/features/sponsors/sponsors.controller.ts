import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type Deletion,
  deletionSchema,
  type Sponsor,
  sponsorAddSchema,
  sponsorSchema,
  sponsorUpdateSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { AdminOnly, CurrentAdmin } from '../../platform/auth/access.decorators.js';
import type { AdminIdentity } from '../../platform/auth/admin-identity.js';
import { Images } from '../../platform/http/images.decorator.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import { PublicList } from '../../platform/revision/public-list.decorator.js';
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

  @Post(apiRoutes.sponsors.add)
  @ApiOperation({ summary: 'Adds a sponsor' })
  @ApiCreatedResponse({ standardSchema: sponsorSchema })
  @AdminOnly()
  @Idempotent()
  @Images('logo')
  add(
    @Body({ schema: sponsorAddSchema }) sponsor: z.output<typeof sponsorAddSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Sponsor> {
    return this.sponsors.add(sponsor, admin);
  }

  @Put(apiRoutes.sponsors.update)
  @ApiOperation({ summary: 'Sets fields of a sponsor' })
  @ApiOkResponse({ standardSchema: sponsorSchema })
  @AdminOnly()
  @Images('logo')
  update(
    @Param('id') id: string,
    @Body({ schema: sponsorUpdateSchema }) changes: z.output<typeof sponsorUpdateSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Sponsor> {
    return this.sponsors.update(id, changes, admin);
  }

  @Delete(apiRoutes.sponsors.delete)
  @ApiOperation({ summary: 'Removes a sponsor with its logo' })
  @ApiOkResponse({ standardSchema: deletionSchema })
  @AdminOnly()
  async delete(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Deletion> {
    await this.sponsors.delete(id, admin);
    return { deleted: true };
  }
}
