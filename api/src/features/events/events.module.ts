import { Module } from '@nestjs/common';
import { RemotePicturesModule } from '../../platform/remote-pictures/remote-pictures.module.js';
import { CalendarResponder } from './calendar.responder.js';
import { EventImportService } from './event-import.service.js';
import { EventPicturesService } from './event-pictures.service.js';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';
import { RemoteEventPictures } from './remote-event-pictures.service.js';

/** Upcoming events: documents, import, calendar feed. */
@Module({
  imports: [RemotePicturesModule],
  controllers: [EventsController],
  providers: [
    CalendarResponder,
    EventImportService,
    EventPicturesService,
    EventsService,
    RemoteEventPictures,
  ],
})
export class EventsModule {}
