import { Inject, Injectable } from '@nestjs/common';
import { readEvent, upcomingEvents } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { PublicContent } from '../../platform/public-content/public-content.service.js';
import { ReadyAnswer } from '../../platform/revision/ready-answer.js';
import { sendReady } from '../../platform/revision/send-ready.js';
import { toStoredEvent } from './event.presenter.js';
import { EventsService } from './events.service.js';
import { writeEventCalendar } from './write-event-calendar.js';

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="events.ics"',
};

/** Answers the calendar feed. It is made anew each time, because what is upcoming changes with the clock. */
@Injectable()
export class CalendarResponder {
  constructor(
    private readonly events: EventsService,
    private readonly content: PublicContent,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sends the events that are upcoming at `now`, or 304 when the calendar has them. */
  async send(now: Date, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const feed = new ReadyAnswer(Buffer.from(await this.write(now)), HEADERS);
    return sendReady(feed, request, reply);
  }

  private async write(now: Date): Promise<string> {
    const [stored, site] = await Promise.all([this.events.findAll(), this.content.site()]);
    const readable = stored.map((event) =>
      Object.assign(readEvent(toStoredEvent(event)), { changedAt: event.updatedAt }),
    );
    return writeEventCalendar(upcomingEvents(readable, now), site, this.config.publicUrl);
  }
}
