import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type Deletion,
  deletionSchema,
  type Video,
  type ViewReceipt,
  videoAddSchema,
  videoSchema,
  videoUpdateSchema,
  viewReceiptSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { AdminOnly, CurrentAdmin } from '../../platform/auth/access.decorators.js';
import type { AdminIdentity } from '../../platform/auth/admin-identity.js';
import { Images } from '../../platform/http/images.decorator.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import { PublicList } from '../../platform/revision/public-list.decorator.js';
import { Limit } from '../../platform/throttling/limit.decorator.js';
import { VideosService } from './videos.service.js';

/** Videos, contract section 3. */
@ApiTags('videos')
@Controller()
export class VideosController {
  constructor(private readonly videos: VideosService) {}

  @Get(apiRoutes.videos.list)
  @ApiOperation({ summary: 'All videos, newest first' })
  @ApiOkResponse({ standardSchema: z.array(videoSchema) })
  @PublicList()
  list(): Promise<Video[]> {
    return this.videos.list();
  }

  @Post(apiRoutes.videos.view)
  @HttpCode(200)
  @ApiOperation({ summary: 'Counts a view' })
  @ApiOkResponse({ standardSchema: viewReceiptSchema })
  @Idempotent()
  @Limit('view')
  view(@Param('id') id: string): Promise<ViewReceipt> {
    return this.videos.view(id);
  }

  @Post(apiRoutes.videos.add)
  @ApiOperation({ summary: 'Adds a video' })
  @ApiCreatedResponse({ standardSchema: videoSchema })
  @AdminOnly()
  @Idempotent()
  @Images('thumbnail')
  add(
    @Body({ schema: videoAddSchema }) video: z.output<typeof videoAddSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Video> {
    return this.videos.add(video, admin);
  }

  @Put(apiRoutes.videos.update)
  @ApiOperation({ summary: 'Sets fields of a video' })
  @ApiOkResponse({ standardSchema: videoSchema })
  @AdminOnly()
  @Images('thumbnail')
  update(
    @Param('id') id: string,
    @Body({ schema: videoUpdateSchema }) changes: z.output<typeof videoUpdateSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Video> {
    return this.videos.update(id, changes, admin);
  }

  @Delete(apiRoutes.videos.delete)
  @ApiOperation({ summary: 'Removes a video with its picture' })
  @ApiOkResponse({ standardSchema: deletionSchema })
  @AdminOnly()
  async delete(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Deletion> {
    await this.videos.delete(id, admin);
    return { deleted: true };
  }
}
