import { Inject, Injectable } from '@nestjs/common';
import { readEvent, upcomingEvents } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CachedResponse } from '../../../platform/cache/cached-response.js';
import { sendCachedResponse } from '../../../platform/cache/send-cached-response.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { SiteService } from '../../site/index.js';
import { toStoredEvent } from '../upcoming/event.presenter.js';
import { EventsService } from '../upcoming/events.service.js';
import { writeEventCalendar } from './write-event-calendar.js';

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="events.ics"',
};

/** Responds with the calendar feed. It is not cached, because the upcoming events depend on the current time. */
@Injectable()
export class CalendarResponder {
  constructor(
    private readonly events: EventsService,
    private readonly profile: SiteService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sends the events that are upcoming at `now`, or 304 when the client has the current feed. */
  async send(now: Date, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const feed = new CachedResponse(Buffer.from(await this.write(now)), HEADERS);
    return sendCachedResponse(feed, request, reply);
  }

  private async write(now: Date): Promise<string> {
    const [stored, site] = await Promise.all([this.events.findAll(), this.profile.read()]);
    const readable = stored.map((event) =>
      Object.assign(readEvent(toStoredEvent(event)), { changedAt: event.updatedAt }),
    );
    return writeEventCalendar(upcomingEvents(readable, now), site, this.config.publicUrl);
  }
}
