import { Global, Module } from '@nestjs/common';
import { AdminEvents } from './admin-events.service.js';

/** What the administrator's open windows are told, for every feature to write. */
@Global()
@Module({ providers: [AdminEvents], exports: [AdminEvents] })
export class AdminEventsModule {}
