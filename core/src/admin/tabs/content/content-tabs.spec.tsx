import { notifications } from '@mantine/notifications';
import { apiPath, apiRoutes, segmentRoutes, stripRoutes } from '@quartermile/core/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildPastEvent,
  buildSegment,
  buildSponsor,
  buildStrip,
  buildVideo,
  MemoryApi,
} from '../../../testing/index.js';
import { createMemoryHost } from '../../test/memory-host.js';
import { renderDashboard } from '../../test/render-dashboard.js';

const user = userEvent.setup();
const video = buildVideo();
const sponsor = buildSponsor();
const pastEvent = buildPastEvent();
const strip = buildStrip();
const segment = buildSegment();
let api: MemoryApi;

/** What the tabs say of their kind. `noun` is that of their messages. */
const kinds = [
  {
    tab: 'videos',
    noun: 'video',
    routes: apiRoutes.videos,
    id: video._id,
    name: video.title,
    fill: () => (api.content.videos = [video]),
    failed: 'Failed to load videos',
    empty: 'No Videos Yet',
  },
  {
    tab: 'sponsors',
    noun: 'sponsor',
    routes: apiRoutes.sponsors,
    id: sponsor._id,
    name: sponsor.name,
    fill: () => (api.content.sponsors = [sponsor]),
    failed: 'Failed to load sponsors',
    empty: 'No Sponsors Yet',
  },
  {
    tab: 'events',
    noun: 'event',
    routes: apiRoutes.events,
    id: 'a',
    name: 'Street night',
    fill: () => (api.content.events = [{ id: 'a', title: 'Street night', date: '2096-12-05' }]),
    failed: 'Could not load events.',
    empty: 'No Events Yet',
  },
  {
    tab: 'past-events',
    noun: 'past event',
    routes: apiRoutes.pastEvents,
    id: pastEvent._id,
    name: pastEvent.title,
    fill: () => (api.content.pastEvents = [pastEvent]),
    failed: 'Could not load past events.',
    empty: 'No Past Events Yet',
  },
  {
    tab: 'strips',
    noun: 'strip',
    routes: stripRoutes,
    id: strip._id,
    name: strip.name,
    fill: () => (api.strips = [strip]),
    failed: 'Could not load strips.',
    empty: 'No Strips Yet',
  },
  {
    tab: 'segments',
    noun: 'segment',
    routes: segmentRoutes,
    id: segment._id ?? '',
    name: segment.name,
    fill: () => (api.segments = [segment]),
    failed: 'Could not load segments.',
    empty: 'No Named Segments Yet',
  },
] as const;

beforeEach(() => {
  notifications.clean();
  api = new MemoryApi();
});

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const capitalized = (noun: string): string => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;

describe.each(kinds)('the tab $tab', ({ tab, noun, routes, id, name, fill, failed, empty }) => {
  const open = () => renderDashboard(createMemoryHost(api.transport, api.openSession()), tab);

  test('says when its list cannot be loaded, and loads it again', async () => {
    api.trouble.set(routes.list, 'unavailable');
    open();
    expect(await screen.findByText(failed)).toBeTruthy();
    api.trouble.clear();
    await press('Try again');
    expect(await screen.findByText(empty)).toBeTruthy();
  });

  test('asks before it deletes one', async () => {
    fill();
    open();
    await press(`Delete ${name}`);
    expect(await screen.findByRole('dialog', { name: `Delete ${noun}?` })).toBeTruthy();
    expect(screen.getByText('This action cannot be undone.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await press(`Delete ${noun}`);
    expect(await screen.findByText(`${capitalized(noun)} deleted successfully!`)).toBeTruthy();
    expect(await screen.findByText(empty)).toBeTruthy();
  });

  test('keeps one that could not be deleted, and says so', async () => {
    fill();
    const path = apiPath(routes.delete, { id });
    api.trouble.set(path, 'unavailable');
    open();
    await press(`Delete ${name}`);
    await press(`Delete ${noun}`);
    expect(await screen.findByText(`Failed to delete ${noun}. Please try again.`)).toBeTruthy();
    expect(await screen.findByRole('button', { name: `Delete ${name}` })).toBeTruthy();
  });
});
