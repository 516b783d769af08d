import { type EventItem, eventPagePath, isOwnPicture } from '@quartermile/core/domain';
import type { RootData } from '../platform/root-data.js';

const ISO_DAY_LENGTH = 10;

/**
 * Structured data (schema.org) of events. A location is required, so events without one are omitted; null when none
 * is left.
 */
export function describeEvents(root: RootData, events: readonly EventItem[]): object | null {
  const placed = events.filter(({ location }) => location !== null);
  if (placed.length === 0) return null;
  return { '@context': 'https://schema.org', '@graph': placed.map((event) => describeEvent(root, event)) };
}

function describeEvent({ publicUrl, site }: RootData, event: EventItem): object {
  const { title, description, date, isDateOnly, location, image } = event;
  return {
    '@type': 'Event',
    name: title,
    description,
    startDate: isDateOnly ? date.slice(0, ISO_DAY_LENGTH) : date,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: location && describePlace(location),
    url: new URL(eventPagePath(event.id), publicUrl).href,
    ...(isOwnPicture(image) && { image: [new URL(image, publicUrl).href] }),
    organizer: { '@type': 'Organization', name: site.siteName, url: new URL('/', publicUrl).href },
  };
}

function describePlace(location: NonNullable<EventItem['location']>): object {
  if (location.kind === 'text') return { '@type': 'Place', name: location.text, address: location.text };
  const { lat, lng } = location;
  const geo = { '@type': 'GeoCoordinates', latitude: lat, longitude: lng };
  return { '@type': 'Place', name: `${lat}, ${lng}`, address: `${lat}, ${lng}`, geo };
}
