import { Body, Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type Deletion,
  EVENT_BODY_MAX_IMAGES,
  type PastEvent,
  pastEventAddSchema,
  pastEventPictureAddSchema,
  pastEventSchema,
  pastEventUpdateSchema,
  pastEventVideoAddSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { PublicList } from '../../../platform/cache/public-list.decorator.js';
import { CurrentAdmin } from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { Images, ImagesAnywhere } from '../../../platform/http/images.decorator.js';
import { AdminCreate, AdminDelete, AdminUpdate } from '../../../platform/http/routes.decorators.js';
import type { PastEventChanges } from './past-event-changes.js';
import { PastEventsService } from './past-events.service.js';

/** Past events, contract section 3. */
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

  @AdminCreate(apiRoutes.pastEvents.add, 'Adds a past event', pastEventSchema)
  @Images('image')
  add(
    @Body({ schema: pastEventAddSchema }) event: z.output<typeof pastEventAddSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<PastEvent> {
    return this.events.add(event, admin);
  }

  @AdminUpdate(apiRoutes.pastEvents.update, 'Sets fields of a past event', pastEventSchema)
  @ImagesAnywhere(EVENT_BODY_MAX_IMAGES)
  @Refuses('changed_meanwhile')
  update(
    @Param('id') id: string,
    @Body({ schema: pastEventUpdateSchema }) changes: PastEventChanges,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<PastEvent> {
    return this.events.update(id, changes, admin);
  }

  @AdminDelete(apiRoutes.pastEvents.delete, 'Removes a past event with its pictures')
  delete(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Deletion> {
    return this.events.delete(id, admin);
  }

  @AdminUpdate(apiRoutes.pastEvents.toggleFeatured, 'Features a past event, or no longer', pastEventSchema)
  toggleFeatured(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<PastEvent> {
    return this.events.toggleFeatured(id, admin);
  }

  @AdminCreate(
    apiRoutes.pastEvents.addPicture,
    'Adds a picture to the gallery of a past event',
    pastEventSchema,
  )
  @Images('image')
  addPicture(
    @Param('id') id: string,
    @Body({ schema: pastEventPictureAddSchema }) picture: z.output<typeof pastEventPictureAddSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<PastEvent> {
    return this.events.addPicture(id, picture, admin);
  }

  @AdminCreate(apiRoutes.pastEvents.addVideo, 'Adds a video to a past event', pastEventSchema)
  addVideo(
    @Param('id') id: string,
    @Body({ schema: pastEventVideoAddSchema }) video: z.output<typeof pastEventVideoAddSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<PastEvent> {
    return this.events.addVideo(id, video, admin);
  }
}
