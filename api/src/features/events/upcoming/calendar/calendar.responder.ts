import { Inject, Injectable } from '@nestjs/common';
import { apiRoutes, pageSlug, readEvent, readEventEnd, upcomingEvents } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_CACHE_MAX_AGE_MS } from '../../../../platform/cache/cache-limits.js';
import { CachedResponse } from '../../../../platform/cache/cached-response.js';
import { ResponseCache } from '../../../../platform/cache/response-cache.js';
import { RevisionService } from '../../../../platform/cache/revision.service.js';
import { sendCachedResponse } from '../../../../platform/cache/send-cached-response.js';
import { CONFIG, type Config } from '../../../../platform/config/config.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import { SiteService } from '../../../site/index.js';
import type { EventEntity } from '../event.entity.js';
import { toStoredEvent } from '../event.presenter.js';
import { EventsService } from '../events.service.js';
import { type CalendarEvent, writeEventCalendar } from './write-event-calendar.js';

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="events.ics"',
};

/** Responds with the calendar feed, which is written once a minute at least, because it depends on the current time. */
@Injectable()
export class CalendarResponder {
  constructor(
    private readonly events: EventsService,
    private readonly profile: SiteService,
    private readonly cache: ResponseCache,
    private readonly revision: RevisionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sends the events that are upcoming at `now`, or 304 when the client has the current feed. */
  async send(now: Date, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const key = `${apiRoutes.events.calendar} ${Math.floor(now.getTime() / PAGE_CACHE_MAX_AGE_MS)}`;
    const feed = await this.cache.find(
      key,
      this.revision.current,
      async () => new CachedResponse(Buffer.from(await this.write(now)), HEADERS),
    );
    return sendCachedResponse(feed, request, reply);
  }

  /**
   * Sends the calendar file of one event, also of one whose time is past.
   * @throws AppError `not_found` for an unknown event, and for one without a date
   */
  async sendOne(id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const [row, site] = await Promise.all([this.events.find(id), this.profile.read()]);
    const event = toCalendarEvent(row);
    if (event.date === '') throw new AppError('not_found');
    const name = pageSlug(event.title) || 'event';
    const headers = { ...HEADERS, 'content-disposition': `inline; filename="${name}.ics"` };
    const file = Buffer.from(writeEventCalendar([event], site, this.config.publicUrl));
    return sendCachedResponse(new CachedResponse(file, headers), request, reply);
  }

  private async write(now: Date): Promise<string> {
    const [stored, site] = await Promise.all([this.events.findAll(), this.profile.read()]);
    return writeEventCalendar(upcomingEvents(stored.map(toCalendarEvent), now), site, this.config.publicUrl);
  }
}

function toCalendarEvent(row: EventEntity): CalendarEvent {
  const document = toStoredEvent(row);
  const event = readEvent(document);
  const end = readEventEnd(document, event);
  return Object.assign(event, { end, addedAt: row.createdAt, changedAt: row.updatedAt });
}
