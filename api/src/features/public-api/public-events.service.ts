import { Inject, Injectable } from '@nestjs/common';
import {
  apiPath,
  directionsUrl,
  type EventItem,
  isOwnPicture,
  type PastEvent,
  pageRoutes,
  readEvent,
  upcomingEvents,
} from '@quartermile/core/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { EventsService, PastEventsService } from '../events/index.js';
import type { PublicEvent, PublicPastEvent } from './public-api-payloads.js';
import type { PublicEventQuery, PublicPageQuery } from './public-api-queries.js';
import type { Part } from './public-leaderboard.service.js';
import { PublicLinks } from './public-links.js';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Events in the form of the public API. */
@Injectable()
export class PublicEvents {
  private readonly links: PublicLinks;

  constructor(
    private readonly upcoming: EventsService,
    private readonly past: PastEventsService,
    @Inject(CONFIG) { publicUrl }: Config,
  ) {
    this.links = new PublicLinks(publicUrl);
  }

  /** Events, those to come the soonest first, all of them in the order in which they were added. */
  async events({ when, ...page }: PublicEventQuery, now: Date): Promise<Part<PublicEvent>> {
    const events = (await this.upcoming.list()).map((stored) => readEvent(stored));
    const wanted = when === 'upcoming' ? upcomingEvents(events, now) : events;
    return partOf(wanted, page, (event) => this.presentEvent(event));
  }

  /** Past events, the latest first. */
  async pastEvents(page: PublicPageQuery): Promise<Part<PublicPastEvent>> {
    return partOf(await this.past.list({ featuredOnly: false }), page, (event) => this.presentPast(event));
  }

  private presentEvent({
    id,
    title,
    description,
    date,
    isDateOnly,
    location,
    image,
  }: EventItem): PublicEvent {
    const point = location?.kind === 'coordinates' ? location : null;
    return {
      id,
      title,
      description,
      starts_at: (isDateOnly ? date.slice(0, DAY_LENGTH) : date) || null,
      is_all_day: isDateOnly,
      location: location?.kind === 'text' ? location.text : null,
      latitude: point?.lat ?? null,
      longitude: point?.lng ?? null,
      picture_url: image !== null && isOwnPicture(image) ? this.links.to(image) : null,
      links: { page: this.links.to(pageRoutes.events), directions: directionsUrl(location) },
    };
  }

  private presentPast(event: PastEvent): PublicPastEvent {
    const { id, title, description, date, location, featured, image, gallery, videos } = event;
    return {
      id,
      title,
      description,
      date,
      location,
      is_featured: featured,
      picture_url: this.links.toOptional(image),
      pictures: gallery.map((picture) => ({ url: this.links.to(picture.image), caption: picture.caption })),
      videos: videos.map((video) => ({ url: video.link, title: video.title })),
      links: { page: this.links.to(apiPath(pageRoutes.pastEvent, { id })) },
    };
  }
}

function partOf<From, Item>(
  all: readonly From[],
  { page, page_size }: Pick<PublicPageQuery, 'page' | 'page_size'>,
  present: (one: From) => Item,
): Part<Item> {
  return { items: all.slice((page - 1) * page_size, page * page_size).map(present), total: all.length };
}
