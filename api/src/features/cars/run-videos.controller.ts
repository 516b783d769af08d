import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type AdminCar,
  adminCarSchema,
  runVideoRoutes,
  runVideoUpdateSchema,
  type VideoRun,
  videoRunSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { LIST_WITH_COUNTS } from '../../platform/cache/freshness.js';
import { PublicList } from '../../platform/cache/public-list.decorator.js';
import { AdminOnly, CurrentAdmin } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Refuses } from '../../platform/http/answers.decorators.js';
import { CompletesCodes } from '../../platform/http/signing/complete-codes.js';
import { RunVideos } from './run-videos.service.js';

/** The videos of the site that show runs, decision 38. */
@ApiTags('cars')
@Controller()
export class RunVideosController {
  constructor(private readonly videos: RunVideos) {}

  @Put(runVideoRoutes.set)
  @AdminOnly()
  @CompletesCodes()
  @Refuses('not_found', 'changed_meanwhile')
  @ApiOperation({ summary: 'Attach a video of the site to a run from a second on, or release it' })
  @ApiOkResponse({ standardSchema: adminCarSchema })
  set(
    @Body({ schema: runVideoUpdateSchema }) update: z.output<typeof runVideoUpdateSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.videos.set(update, admin);
  }

  @Get(runVideoRoutes.runs)
  @PublicList(LIST_WITH_COUNTS)
  @Refuses('not_found')
  @ApiOperation({ summary: 'The runs that a video shows, in its order, with the entries of their cars' })
  @ApiOkResponse({ standardSchema: z.array(videoRunSchema) })
  runs(@Param('id') id: string): Promise<VideoRun[]> {
    return this.videos.runsOf(id);
  }
}
