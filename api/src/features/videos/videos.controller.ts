import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type Deletion,
  type Video,
  type VideoTitle,
  type ViewReceipt,
  videoAddSchema,
  videoSchema,
  videoTitleQuerySchema,
  videoTitleRoute,
  videoTitleSchema,
  videoUpdateSchema,
  viewReceiptSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { LIST_WITH_OWN_COUNTS } from '../../platform/cache/freshness.js';
import { PublicList } from '../../platform/cache/public-list.decorator.js';
import { CurrentAdmin, OptionalAdmin, ReviewersToo } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Refuses } from '../../platform/http/answers.decorators.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Images } from '../../platform/http/images.decorator.js';
import {
  AdminCreate,
  AdminDelete,
  AdminRoute,
  AdminUpdate,
  Route,
} from '../../platform/http/routes.decorators.js';
import { Limit } from '../../platform/http/throttling/limit.decorator.js';
import { VideoTitles } from './video-titles.service.js';
import { VideosService } from './videos.service.js';

/** Videos, contract section 3. */
@ApiTags('videos')
@Controller()
export class VideosController {
  constructor(
    private readonly videos: VideosService,
    private readonly titles: VideoTitles,
  ) {}

  @Route(
    Get(apiRoutes.videos.list),
    'All videos, newest first; for owners with those that are scheduled',
    z.array(videoSchema),
  )
  @OptionalAdmin()
  @ReviewersToo()
  @PublicList(LIST_WITH_OWN_COUNTS)
  list(@CurrentAdmin() admin: AdminIdentity | null): Promise<Video[]> {
    return this.videos.list({ withScheduled: admin?.role === 'owner' });
  }

  @Route(Post(apiRoutes.videos.view), 'Counts a view', viewReceiptSchema)
  @Idempotent()
  @Limit('view')
  view(@Param('id') id: string): Promise<ViewReceipt> {
    return this.videos.view(id);
  }

  @AdminRoute(Get(videoTitleRoute), 'The title of a video at its site', videoTitleSchema)
  async title(
    @Query({ schema: videoTitleQuerySchema }) { link }: z.output<typeof videoTitleQuerySchema>,
  ): Promise<VideoTitle> {
    return { title: await this.titles.find(link) };
  }

  @AdminCreate(apiRoutes.videos.add, 'Adds a video', videoSchema)
  @Images('thumbnail')
  add(
    @Body({ schema: videoAddSchema }) video: z.output<typeof videoAddSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Video> {
    return this.videos.add(video, admin);
  }

  @AdminUpdate(apiRoutes.videos.update, 'Sets fields of a video', videoSchema)
  @Images('thumbnail')
  @Refuses('changed_meanwhile')
  update(
    @Param('id') id: string,
    @Body({ schema: videoUpdateSchema }) changes: z.output<typeof videoUpdateSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Video> {
    return this.videos.update(id, changes, admin);
  }

  @AdminDelete(apiRoutes.videos.delete, 'Removes a video with its picture')
  delete(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Deletion> {
    return this.videos.delete(id, admin);
  }
}
