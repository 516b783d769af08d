import { notifications } from '@mantine/notifications';
import { type AdminTabId, defaultSiteProfile } from '@quartermile/core/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, buildSponsor, buildStrip, buildVideo, MemoryApi } from '../../../testing/index.js';
import { buildPastEvent } from '../../../testing/memory/events/memory-past-events.js';
import { createMemoryHost } from '../../test/memory-host.js';
import { renderDashboard } from '../../test/render-dashboard.js';
import { formMessages } from './form-messages.js';

const text = formMessages;
const user = userEvent.setup();
let api: MemoryApi;
let host: ReturnType<typeof createMemoryHost>;

beforeEach(() => {
  notifications.clean();
  api = new MemoryApi();
  api.content.videos = [buildVideo({ title: 'Old' })];
  api.content.sponsors = [buildSponsor({ name: 'Old' })];
  api.content.events = [{ id: 'event-1', title: 'Old', date: '2031-02-03', location: 'Tarlton' }];
  api.content.pastEvents = [buildPastEvent({ title: 'Old' })];
  api.strips = [buildStrip({ name: 'Old' })];
  api.cars = [buildAdminCar({ _id: 'golf', name: 'Golf', owner: 'Old', status: 'approved' })];
  api.content.site = { ...defaultSiteProfile, siteName: 'Old' };
  host = createMemoryHost(api.transport, api.openSession());
});

/** A form: its tab, the button that opens it, a field, its button, and what another administrator changes. */
interface Form {
  readonly tab: AdminTabId;
  readonly opens: string | null;
  readonly field: RegExp;
  readonly save: string;
  change(value: string): void;
  read(): string | undefined;
}

const forms: Readonly<Record<string, Form>> = {
  'a video': {
    ...{ tab: 'videos', opens: 'Edit Old', field: /^Title/, save: 'Update Video' },
    change: (title) => (api.content.videos = api.content.videos.map((video) => ({ ...video, title }))),
    read: () => api.content.videos[0]?.title,
  },
  'a sponsor': {
    ...{ tab: 'sponsors', opens: 'Edit Old', field: /^Sponsor Name/, save: 'Update Sponsor' },
    change: (name) => (api.content.sponsors = api.content.sponsors.map((sponsor) => ({ ...sponsor, name }))),
    read: () => api.content.sponsors[0]?.name,
  },
  'an event': {
    ...{ tab: 'events', opens: 'Edit Old', field: /^Title/, save: 'Update Event' },
    change: (title) => (api.content.events = api.content.events.map((event) => ({ ...event, title }))),
    read: () => String(api.content.events[0]?.title),
  },
  'a past event': {
    ...{ tab: 'past-events', opens: 'Edit Old', field: /^Title/, save: 'Update Past Event' },
    change: (title) =>
      (api.content.pastEvents = api.content.pastEvents.map((event) => ({ ...event, title }))),
    read: () => api.content.pastEvents[0]?.title,
  },
  'a strip': {
    ...{ tab: 'strips', opens: 'Edit Old', field: /^Name/, save: 'Update Strip' },
    change: (name) => (api.strips = api.strips.map((strip) => ({ ...strip, name }))),
    read: () => api.strips[0]?.name,
  },
  'an approved car': {
    ...{ tab: 'approved', opens: 'Edit Golf', field: /^Owner/, save: 'Update Car' },
    change: (owner) => (api.cars = api.cars.map((car) => ({ ...car, owner }))),
    read: () => api.cars[0]?.owner,
  },
  'the site': {
    ...{ tab: 'site', opens: null, field: /^Site name/, save: 'Save changes' },
    change: (siteName) => (api.content.site = { ...api.content.site, siteName }),
    read: () => api.content.site.siteName,
  },
};

let dashboard: ReturnType<typeof renderDashboard>;

async function open({ tab, opens, field }: Form): Promise<HTMLInputElement> {
  dashboard = renderDashboard(host, tab);
  if (opens) await user.click((await screen.findAllByRole('button', { name: opens }))[0] as HTMLElement);
  if (opens && tab !== 'sponsors') await screen.findByRole('dialog');
  const inputs = await screen.findAllByLabelText<HTMLInputElement>(field);
  return inputs.find(({ value }) => value === 'Old') as HTMLInputElement;
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const conflict = async () => {
  const title = await screen.findByText(text.changedMeanwhile);
  return within(title.closest('[role=alert]') as HTMLElement);
};

describe.each(Object.entries(forms))('the form of %s that somebody else changed meanwhile', (_, form) => {
  test('says so and keeps what was typed, and saves it anyway', async () => {
    const field = await open(form);
    type(field, 'Mine');
    form.change('Theirs');
    await press(form.save);
    const choice = await conflict();
    expect([field.value, form.read()]).toEqual(['Mine', 'Theirs']);
    await user.click(choice.getByRole('button', { name: text.saveAnyway }));
    await waitFor(() => expect(form.read()).toBe('Mine'));
    await waitFor(() => expect(screen.queryByText(text.changedMeanwhile)).toBeNull());
  });

  test('takes over theirs', async () => {
    const field = await open(form);
    type(field, 'Mine');
    form.change('Theirs');
    await press(form.save);
    await user.click((await conflict()).getByRole('button', { name: text.takeTheirs }));
    const shown = await screen.findAllByDisplayValue('Theirs');
    expect(shown.length).toBeGreaterThan(0);
    expect([form.read(), screen.queryByText(text.changedMeanwhile)]).toEqual(['Theirs', null]);
  });
});

describe('a form', () => {
  test('shows changes of fields that were not typed in, and keeps them', async () => {
    const field = await open(forms['a video'] as Form);
    type(field, 'Mine');
    const link = 'https://youtu.be/abcdefghijk';
    api.content.videos = api.content.videos.map((video) => ({ ...video, title: 'Theirs', link }));
    await press('Update Video');
    expect((await conflict()).getByText(/^Changed: Title, Video URL\./)).toBeTruthy();
    expect(screen.getByDisplayValue(link)).toBeTruthy();
    await press(text.saveAnyway);
    await waitFor(() => expect(api.content.videos[0]).toMatchObject({ title: 'Mine', link }));
  });

  test('goes on refusing until there is a choice', async () => {
    const field = await open(forms['a video'] as Form);
    type(field, 'Mine');
    forms['a video']?.change('Theirs');
    await press('Update Video');
    await conflict();
    await press('Update Video');
    await conflict();
    expect(api.content.videos[0]?.title).toBe('Theirs');
  });

  test('that was typed in before the session ended still edits what was seen then', async () => {
    const form = forms['a strip'] as Form;
    type(await open(form), 'Mine');
    dashboard.unmount();
    form.change('Theirs');
    renderDashboard(host, form.tab);
    await screen.findByRole('dialog');
    expect(await screen.findByDisplayValue('Mine')).toBeTruthy();
    await press(form.save);
    await conflict();
    expect(form.read()).toBe('Theirs');
  });
});
