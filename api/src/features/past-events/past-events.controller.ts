import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type Deletion,
  deletionSchema,
  EVENT_BODY_MAX_IMAGES,
  type PastEvent,
  pastEventAddSchema,
  pastEventPictureAddSchema,
  pastEventSchema,
  pastEventUpdateSchema,
  pastEventVideoAddSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { AdminOnly, CurrentAdmin } from '../../platform/auth/access.decorators.js';
import type { AdminIdentity } from '../../platform/auth/admin-identity.js';
import { Images, ImagesAnywhere } from '../../platform/http/images.decorator.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import { PublicList } from '../../platform/revision/public-list.decorator.js';
import type { PastEventChanges } from './past-event-changes.js';
import { PastEventsService } from './past-events.service.js';

/** Events that have been, contract section 3. */
@ApiTags('past events')
@Controller()
export class PastEventsController {
  constructor(private readonly events: PastEventsService) {}

  @Get([apiRoutes.pastEvents.all, apiRoutes.pastEvents.list])
  @ApiOperation({ summary: 'Past events, latest first' })
  @ApiOkResponse({ standardSchema: z.array(pastEventSchema) })
  @PublicList()
  list(): Promise<PastEvent[]> {
    return this.events.list({ featuredOnly: false });
  }

  @Get(apiRoutes.pastEvents.featured)
  @ApiOperation({ summary: 'Featured past events, latest first' })
  @ApiOkResponse({ standardSchema: z.array(pastEventSchema) })
  @PublicList()
  listFeatured(): Promise<PastEvent[]> {
    return this.events.list({ featuredOnly: true });
  }

  @Get(apiRoutes.pastEvents.one)
  @ApiOperation({ summary: 'One past event' })
  @ApiOkResponse({ standardSchema: pastEventSchema })
  @PublicList()
  find(@Param('id') id: string): Promise<PastEvent> {
    return this.events.find(id);
  }

  @Post(apiRoutes.pastEvents.add)
  @ApiOperation({ summary: 'Adds a past event' })
  @ApiCreatedResponse({ standardSchema: pastEventSchema })
  @AdminOnly()
  @Idempotent()
  @Images('image')
  add(
    @Body({ schema: pastEventAddSchema }) event: z.output<typeof pastEventAddSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<PastEvent> {
    return this.events.add(event, admin);
  }

  @Put(apiRoutes.pastEvents.update)
  @ApiOperation({ summary: 'Sets fields of a past event' })
  @ApiOkResponse({ standardSchema: pastEventSchema })
  @AdminOnly()
  @ImagesAnywhere(EVENT_BODY_MAX_IMAGES)
  update(
    @Param('id') id: string,
    @Body({ schema: pastEventUpdateSchema }) changes: PastEventChanges,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<PastEvent> {
    return this.events.update(id, changes, admin);
  }

  @Delete(apiRoutes.pastEvents.delete)
  @ApiOperation({ summary: 'Removes a past event with its pictures' })
  @ApiOkResponse({ standardSchema: deletionSchema })
  @AdminOnly()
  async delete(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Deletion> {
    await this.events.delete(id, admin);
    return { deleted: true };
  }

  @Put(apiRoutes.pastEvents.toggleFeatured)
  @ApiOperation({ summary: 'Features a past event, or no longer' })
  @ApiOkResponse({ standardSchema: pastEventSchema })
  @AdminOnly()
  toggleFeatured(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<PastEvent> {
    return this.events.toggleFeatured(id, admin);
  }

  @Post(apiRoutes.pastEvents.addPicture)
  @ApiOperation({ summary: 'Adds a picture to the gallery of a past event' })
  @ApiCreatedResponse({ standardSchema: pastEventSchema })
  @AdminOnly()
  @Idempotent()
  @Images('image')
  addPicture(
    @Param('id') id: string,
    @Body({ schema: pastEventPictureAddSchema }) picture: z.output<typeof pastEventPictureAddSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<PastEvent> {
    return this.events.addPicture(id, picture, admin);
  }

  @Post(apiRoutes.pastEvents.addVideo)
  @ApiOperation({ summary: 'Adds a video to a past event' })
  @ApiCreatedResponse({ standardSchema: pastEventSchema })
  @AdminOnly()
  @Idempotent()
  addVideo(
    @Param('id') id: string,
    @Body({ schema: pastEventVideoAddSchema }) video: z.output<typeof pastEventVideoAddSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<PastEvent> {
    return this.events.addVideo(id, video, admin);
  }
}
