import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/index.js';
import { ManagedContentModule } from '../managed-content/index.js';
import { MediaModule } from '../media/index.js';
import { SiteModule } from '../site/index.js';
import { CalendarResponder } from './calendar/calendar.responder.js';
import { EventImportService } from './import/event-import.service.js';
import { RemoteEventPictures } from './import/remote-event-pictures.service.js';
import { PastEventsController } from './past/past-events.controller.js';
import { PastEventsService } from './past/past-events.service.js';
import { EventPicturesService } from './upcoming/event-pictures.service.js';
import { EventsController } from './upcoming/events.controller.js';
import { EventsService } from './upcoming/events.service.js';

/** Upcoming events with their import and calendar, and past events with galleries and videos. */
@Module({
  imports: [AdminModule, ManagedContentModule, MediaModule, SiteModule],
  controllers: [EventsController, PastEventsController],
  providers: [
    CalendarResponder,
    EventImportService,
    EventPicturesService,
    EventsService,
    PastEventsService,
    RemoteEventPictures,
  ],
  exports: [PastEventsService],
})
export class EventsModule {}
