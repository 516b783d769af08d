import { Body, Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type Deletion,
  EVENT_BODY_MAX_IMAGES,
  type EventImport,
  type EventImportReport,
  eventDayRoutes,
  eventDocumentSchema,
  eventImportReportSchema,
  eventImportSchema,
  eventUpdateSchema,
  type StoredEvent,
  storedEventSchema,
} from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { PublicList } from '../../../platform/cache/public-list.decorator.js';
import {
  CurrentAdmin,
  OptionalAdmin,
  ReviewersToo,
} from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { ImagesAnywhere } from '../../../platform/http/images.decorator.js';
import {
  AdminCreate,
  AdminDelete,
  AdminUpdate,
  FileRoute,
  Route,
} from '../../../platform/http/routes.decorators.js';
import { CalendarResponder } from './calendar/calendar.responder.js';
import { EventsService } from './events.service.js';
import { EventImportService } from './import/event-import.service.js';

/** The events collection, contract section 3. */
@ApiTags('events')
@Controller()
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly imports: EventImportService,
    private readonly calendarFeed: CalendarResponder,
  ) {}

  @Route(
    Get(apiRoutes.events.list),
    'Every stored event as it was written, with its id; for owners with those that are scheduled',
    z.array(storedEventSchema),
  )
  @OptionalAdmin()
  @ReviewersToo()
  @PublicList()
  list(@CurrentAdmin() admin: AdminIdentity | null): Promise<StoredEvent[]> {
    return this.events.list({ withScheduled: admin?.role === 'owner' });
  }

  @FileRoute(apiRoutes.events.calendar, 'The upcoming events as an iCalendar feed', 'text/calendar')
  calendar(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.calendarFeed.send(new Date(), request, reply);
  }

  @FileRoute(eventDayRoutes.calendarFile, 'One event as an iCalendar file', 'text/calendar')
  @Refuses('not_found')
  calendarFile(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.calendarFeed.sendOne(id, request, reply);
  }

  @AdminCreate(apiRoutes.events.add, 'Stores an event', storedEventSchema)
  @ImagesAnywhere(EVENT_BODY_MAX_IMAGES)
  add(
    @Body({ schema: eventDocumentSchema }) document: z.output<typeof eventDocumentSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<StoredEvent> {
    return this.events.add(document, admin);
  }

  @AdminUpdate(apiRoutes.events.update, 'Puts top-level fields into a stored event', storedEventSchema)
  @ImagesAnywhere(EVENT_BODY_MAX_IMAGES)
  @Refuses('changed_meanwhile')
  update(
    @Param('id') id: string,
    @Body({ schema: eventUpdateSchema }) changes: z.output<typeof eventUpdateSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<StoredEvent> {
    return this.events.update(id, changes, admin);
  }

  @AdminDelete(apiRoutes.events.delete, 'Removes an event')
  delete(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Deletion> {
    return this.events.delete(id, admin);
  }

  @AdminCreate(
    apiRoutes.events.import,
    'Takes over the export of a former event collection',
    eventImportReportSchema,
  )
  @ImagesAnywhere(EVENT_BODY_MAX_IMAGES, 'skipped')
  import(
    @Body({ schema: eventImportSchema }) { documents }: EventImport,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<EventImportReport> {
    return this.imports.import(documents, admin);
  }
}
