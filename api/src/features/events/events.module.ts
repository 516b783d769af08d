import { Module } from '@nestjs/common';
import { CalendarResponder } from './calendar.responder.js';
import { EventImportService } from './event-import.service.js';
import { EventPicturesService } from './event-pictures.service.js';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';

/** Upcoming events: documents, import, calendar feed. */
@Module({
  controllers: [EventsController],
  providers: [CalendarResponder, EventImportService, EventPicturesService, EventsService],
})
export class EventsModule {}
