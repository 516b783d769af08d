import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/index.js';
import { CarsModule } from '../cars/index.js';
import { ManagedContentModule } from '../managed-content/index.js';
import { MediaModule } from '../media/index.js';
import { SiteModule } from '../site/index.js';
import { LineupsController } from './lineup/lineups.controller.js';
import { LineupsService } from './lineup/lineups.service.js';
import { EventConversionsController } from './past/event-conversions.controller.js';
import { EventConversions } from './past/event-conversions.service.js';
import { PastEventsController } from './past/past-events.controller.js';
import { PastEventsService } from './past/past-events.service.js';
import { CalendarResponder } from './upcoming/calendar/calendar.responder.js';
import { EventPicturesService } from './upcoming/event-pictures.service.js';
import { EventsController } from './upcoming/events.controller.js';
import { EventsService } from './upcoming/events.service.js';
import { EventImportService } from './upcoming/import/event-import.service.js';
import { RemoteEventPictures } from './upcoming/import/remote-event-pictures.service.js';

/** Upcoming events with import, calendar, entry lists and ladders, and past events with galleries and videos. */
@Module({
  imports: [AdminModule, CarsModule, ManagedContentModule, MediaModule, SiteModule],
  controllers: [EventsController, LineupsController, PastEventsController, EventConversionsController],
  providers: [
    CalendarResponder,
    EventConversions,
    EventImportService,
    EventPicturesService,
    EventsService,
    LineupsService,
    PastEventsService,
    RemoteEventPictures,
  ],
  exports: [EventsService, PastEventsService],
})
export class EventsModule {}
