import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  eventDayRoutes,
  type PastEvent,
  pastEventAddSchema,
  pastEventSchema,
  type StoredEvent,
  storedEventSchema,
} from '@quartermile/core/domain';
import type * as z from 'zod';
import { CurrentAdmin } from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { Images } from '../../../platform/http/images.decorator.js';
import { AdminCreate } from '../../../platform/http/routes.decorators.js';
import { EventConversions } from './event-conversions.service.js';

/** Turns events into past events and back, decision 101. */
@ApiTags('past events')
@Controller()
export class EventConversionsController {
  constructor(private readonly conversions: EventConversions) {}

  @AdminCreate(
    eventDayRoutes.toPastEvent,
    'Turns an event whose day is over into a past event',
    pastEventSchema,
  )
  @Images('image')
  @Refuses('event_not_over')
  toPastEvent(
    @Param('id') id: string,
    @Body({ schema: pastEventAddSchema }) event: z.output<typeof pastEventAddSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<PastEvent> {
    return this.conversions.toPastEvent(id, event, admin);
  }

  @AdminCreate(
    eventDayRoutes.fromPastEvent,
    'Turns a past event back into the event that it was',
    storedEventSchema,
  )
  @Refuses('past_event_has_media', 'conflict')
  toEvent(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<StoredEvent> {
    return this.conversions.toEvent(id, admin);
  }
}
