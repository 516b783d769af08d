import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildEvent,
  buildPastEvent,
  buildSegment,
  buildSponsor,
  buildStrip,
  buildVideo,
  type Endpoint,
  endpoints,
  FakeApi,
  summaryOf,
} from '../../../testing/index.js';
import { openDashboard } from '../../test/render-dashboard.js';

const user = userEvent.setup();
const video = buildVideo();
const sponsor = buildSponsor();
const event = buildEvent();
const pastEvent = buildPastEvent();
const strip = buildStrip();
const segment = buildSegment();
let api: FakeApi;

/** What the tabs say of their kind. `noun` is that of their messages. */
const kinds = [
  {
    tab: 'videos',
    noun: 'video',
    calls: endpoints.videos,
    item: video,
    name: video.title,
    failed: 'Failed to load videos',
    empty: 'No Videos Yet',
  },
  {
    tab: 'sponsors',
    noun: 'sponsor',
    calls: endpoints.sponsors,
    item: sponsor,
    name: sponsor.name,
    failed: 'Failed to load sponsors',
    empty: 'No Sponsors Yet',
  },
  {
    tab: 'events',
    noun: 'event',
    calls: endpoints.events,
    item: event,
    name: 'Event a',
    failed: 'Could not load events.',
    empty: 'No Events Yet',
  },
  {
    tab: 'past-events',
    noun: 'past event',
    calls: endpoints.pastEvents,
    item: pastEvent,
    name: pastEvent.title,
    failed: 'Could not load past events.',
    empty: 'No Past Events Yet',
  },
  {
    tab: 'strips',
    noun: 'strip',
    calls: endpoints.strips,
    item: strip,
    name: strip.name,
    failed: 'Could not load strips.',
    empty: 'No Strips Yet',
  },
  {
    tab: 'segments',
    noun: 'segment',
    calls: endpoints.segments,
    item: summaryOf(segment),
    name: segment.name,
    failed: 'Could not load segments.',
    empty: 'No Named Segments Yet',
  },
] as const;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
});

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const capitalized = (noun: string): string => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;

describe.each(kinds)('the tab $tab', ({ tab, noun, calls, item, name, failed, empty }) => {
  const { list, delete: deletion } = calls;
  const serve = (...items: (typeof item)[]) => api.respond<Endpoint>(list, items);
  const deleted = () => api.calls<Endpoint>(deletion).map(({ parameters: { id } }) => id);

  test('says when its list cannot be loaded, and loads it again', async () => {
    api.fail(list, 'unavailable');
    openDashboard(api, tab);
    expect(await screen.findByText(failed)).toBeTruthy();
    api.recover();
    await press('Try again');
    expect(await screen.findByText(empty)).toBeTruthy();
  });

  test('asks before it deletes one', async () => {
    serve(item);
    openDashboard(api, tab);
    await press(`Delete ${name}`);
    expect(await screen.findByRole('dialog', { name: `Delete ${noun}?` })).toBeTruthy();
    expect(screen.getByText('This action cannot be undone.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    expect(deleted()).toEqual([]);
    serve();
    await press(`Delete ${noun}`);
    expect(await screen.findByText(`${capitalized(noun)} deleted successfully!`)).toBeTruthy();
    expect(await screen.findByText(empty)).toBeTruthy();
    expect(deleted()).toEqual([item.id]);
  });

  test('keeps one that could not be deleted, and says so', async () => {
    serve(item);
    api.fail(deletion, 'unavailable');
    openDashboard(api, tab);
    await press(`Delete ${name}`);
    await press(`Delete ${noun}`);
    expect(await screen.findByText(`Failed to delete ${noun}. Please try again.`)).toBeTruthy();
    expect(await screen.findByRole('button', { name: `Delete ${name}` })).toBeTruthy();
  });
});
