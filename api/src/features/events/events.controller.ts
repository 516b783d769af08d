import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type Deletion,
  deletionSchema,
  EVENT_BODY_MAX_IMAGES,
  type EventDocument,
  type EventImport,
  type EventImportReport,
  eventDocumentSchema,
  eventImportReportSchema,
  eventImportSchema,
  type StoredEvent,
  storedEventSchema,
} from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AdminOnly, CurrentAdmin } from '../../platform/auth/access.decorators.js';
import type { AdminIdentity } from '../../platform/auth/admin-identity.js';
import { Revalidated } from '../../platform/http/answers.decorators.js';
import { ImagesAnywhere } from '../../platform/http/images.decorator.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import { AnswersAs } from '../../platform/openapi/describe.decorators.js';
import { PublicList } from '../../platform/revision/public-list.decorator.js';
import { CalendarResponder } from './calendar.responder.js';
import { EventImportService } from './event-import.service.js';
import { EventsService } from './events.service.js';

/** The events collection, contract section 3. */
@ApiTags('events')
@Controller()
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly imports: EventImportService,
    private readonly calendarFeed: CalendarResponder,
  ) {}

  @Get(apiRoutes.events.list)
  @ApiOperation({ summary: 'Every stored event as it was written, with its id' })
  @ApiOkResponse({ standardSchema: z.array(storedEventSchema) })
  @PublicList()
  list(): Promise<StoredEvent[]> {
    return this.events.list();
  }

  @Get(apiRoutes.events.calendar)
  @ApiOperation({ summary: 'The upcoming events as an iCalendar feed' })
  @AnswersAs(['text/calendar'])
  @Revalidated()
  calendar(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.calendarFeed.send(new Date(), request, reply);
  }

  @Post(apiRoutes.events.add)
  @ApiOperation({ summary: 'Stores an event' })
  @ApiCreatedResponse({ standardSchema: storedEventSchema })
  @AdminOnly()
  @Idempotent()
  @ImagesAnywhere(EVENT_BODY_MAX_IMAGES)
  add(
    @Body({ schema: eventDocumentSchema }) document: EventDocument,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<StoredEvent> {
    return this.events.add(document, admin);
  }

  @Put(apiRoutes.events.update)
  @ApiOperation({ summary: 'Puts top-level fields into a stored event' })
  @ApiOkResponse({ standardSchema: storedEventSchema })
  @AdminOnly()
  @ImagesAnywhere(EVENT_BODY_MAX_IMAGES)
  update(
    @Param('id') id: string,
    @Body({ schema: eventDocumentSchema }) changes: EventDocument,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<StoredEvent> {
    return this.events.update(id, changes, admin);
  }

  @Delete(apiRoutes.events.delete)
  @ApiOperation({ summary: 'Removes an event' })
  @ApiOkResponse({ standardSchema: deletionSchema })
  @AdminOnly()
  async delete(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Deletion> {
    await this.events.delete(id, admin);
    return { deleted: true };
  }

  @Post(apiRoutes.events.import)
  @ApiOperation({ summary: 'Takes over the export of a former event collection' })
  @ApiCreatedResponse({ standardSchema: eventImportReportSchema })
  @AdminOnly()
  @Idempotent()
  @ImagesAnywhere(EVENT_BODY_MAX_IMAGES, 'skipped')
  import(
    @Body({ schema: eventImportSchema }) { documents }: EventImport,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<EventImportReport> {
    return this.imports.import(documents, admin);
  }
}
