import { Module } from '@nestjs/common';
import { PastEventsController } from './past-events.controller.js';
import { PastEventsService } from './past-events.service.js';

/** Events that have been, with galleries and videos. */
@Module({ controllers: [PastEventsController], providers: [PastEventsService] })
export class PastEventsModule {}
