import type { Client } from '@quartermile/core/client';
import {
  eventStartMs,
  formatLongDate,
  type Highlights,
  highlightRoutes,
  readEvent,
  startOfToday,
  toWallClock,
  upcomingEvents,
} from '@quartermile/core/domain';
import { highlightMessages } from './highlight-messages.js';
import type { HomeNow, NextEvent } from './home-now.js';

/** What the home page shows of the other pages. A part that cannot be loaded does not affect the others. */
export async function loadNow(getClient: () => Client | Promise<Client>): Promise<HomeNow> {
  const now = new Date();
  const [highlights, event] = await Promise.all([
    load(async () => (await getClient()).call<Highlights>({ method: 'GET', path: highlightRoutes.read })),
    load(async () => ({ next: nextEvent(await (await getClient()).events.list(), now) })),
  ]);
  return { highlights, event: event ? event.next : 'failed', today: startOfToday(now.getTime()) };
}

async function load<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    console.warn('A part of the home page could not be loaded.', error);
    return null;
  }
}

function nextEvent(documents: readonly Parameters<typeof readEvent>[0][], now: Date): NextEvent | null {
  const events = documents.map((document) => readEvent(document));
  const [event] = upcomingEvents(events, now);
  if (!event) return null;
  const startTime = toWallClock(event).time || null;
  return {
    title: event.title,
    when: highlightMessages.at(formatLongDate(event), startTime),
    dateTime: event.isDateOnly ? event.date.slice(0, 10) : event.date,
    dayMs: startOfToday(eventStartMs(event)),
  };
}
