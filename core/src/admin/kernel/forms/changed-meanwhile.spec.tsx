import { notifications } from '@mantine/notifications';
import { type AdminTabId, defaultSiteProfile } from '@quartermile/core/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildAdminCar,
  buildPastEvent,
  buildSponsor,
  buildStrip,
  buildVideo,
  type Endpoint,
  endpoints,
  FakeApi,
  Refusal,
} from '../../../testing/index.js';
import { createMemoryHost } from '../../test/memory-host.js';
import { renderDashboard } from '../../test/render-dashboard.js';
import { formMessages } from './form-messages.js';

const text = formMessages;
const user = userEvent.setup();
let api: FakeApi;
let host: ReturnType<typeof createMemoryHost>;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  for (const form of Object.values(forms)) form.show('Old');
  host = createMemoryHost(api.transport, 'token');
});

/** A form: its tab, the button that opens it, a field, its button, and what it edits. */
interface Form {
  readonly tab: AdminTabId;
  readonly opens: string | null;
  readonly field: RegExp;
  readonly save: string;
  /** The request that saves it, and the name of the field in its body. */
  readonly update: Endpoint;
  readonly name: string;
  build(value: string): object;
  /** States what is stored. */
  show(value: string): void;
}

const buildForm = <Item extends object>(
  form: Omit<Form, 'build' | 'show'>,
  build: (value: string) => Item,
  show: (item: Item) => void,
): Form => ({ ...form, build, show: (value) => show(build(value)) });

const forms: Readonly<Record<string, Form>> = {
  'a video': buildForm(
    {
      ...{ tab: 'videos', opens: 'Edit Old', field: /^Title/, save: 'Update Video' },
      ...{ update: endpoints.videos.update, name: 'title' },
    },
    (title) => buildVideo({ title }),
    (video) => api.respond(endpoints.videos.list, [video]),
  ),
  'a sponsor': buildForm(
    {
      ...{ tab: 'sponsors', opens: 'Edit Old', field: /^Sponsor Name/, save: 'Update Sponsor' },
      ...{ update: endpoints.sponsors.update, name: 'name' },
    },
    (name) => buildSponsor({ name }),
    (sponsor) => api.respond(endpoints.sponsors.list, [sponsor]),
  ),
  'an event': buildForm(
    {
      ...{ tab: 'events', opens: 'Edit Old', field: /^Title/, save: 'Update Event' },
      ...{ update: endpoints.events.update, name: 'title' },
    },
    (title) => ({ id: 'event-1', title, date: '2031-02-03', location: 'Tarlton' }),
    (event) => api.respond(endpoints.events.list, [event]),
  ),
  'a past event': buildForm(
    {
      ...{ tab: 'past-events', opens: 'Edit Old', field: /^Title/, save: 'Update Past Event' },
      ...{ update: endpoints.pastEvents.update, name: 'title' },
    },
    (title) => buildPastEvent({ title }),
    (event) => api.respond(endpoints.pastEvents.list, [event]),
  ),
  'a strip': buildForm(
    {
      ...{ tab: 'strips', opens: 'Edit Old', field: /^Name/, save: 'Update Strip' },
      ...{ update: endpoints.strips.update, name: 'name' },
    },
    (name) => buildStrip({ name }),
    (strip) => api.respond(endpoints.strips.list, [strip]),
  ),
  'an approved car': buildForm(
    {
      ...{ tab: 'approved', opens: 'Edit Golf', field: /^Owner/, save: 'Update Car' },
      ...{ update: endpoints.cars.update, name: 'owner' },
    },
    (owner) => buildAdminCar({ _id: 'golf', name: 'Golf', owner, status: 'approved' }),
    (car) => api.respond(endpoints.cars.approved, [car]),
  ),
  'the site': buildForm(
    {
      ...{ tab: 'site', opens: null, field: /^Site name/, save: 'Save changes' },
      ...{ update: endpoints.site.update, name: 'siteName' },
    },
    (siteName) => ({ ...defaultSiteProfile, siteName }),
    (site) => api.respond(endpoints.site.read, site),
  ),
};
/** Another administrator saves a value, which the form has not shown. */
const change = ({ build, show, update }: Form, value: string, others: object = {}) => {
  show(value);
  api.respond(update, new Refusal('changed_meanwhile', { current: { ...build(value), ...others } }));
};
const accept = ({ build, show, update, name }: Form) =>
  api.respond(update, ({ body }) => {
    const value = String((body as Record<string, unknown>)[name]);
    show(value);
    return build(value);
  });
const sent = ({ update, name }: Form) =>
  api.bodies(update).map((body) => (body as Record<string, unknown>)[name]);

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
    change(form, 'Theirs');
    await press(form.save);
    const choice = await conflict();
    expect(field.value).toBe('Mine');
    accept(form);
    await user.click(choice.getByRole('button', { name: text.saveAnyway }));
    await waitFor(() => expect(sent(form)).toEqual(['Mine', 'Mine']));
    await waitFor(() => expect(screen.queryByText(text.changedMeanwhile)).toBeNull());
  });

  test('takes over theirs', async () => {
    const field = await open(form);
    type(field, 'Mine');
    change(form, 'Theirs');
    await press(form.save);
    await user.click((await conflict()).getByRole('button', { name: text.takeTheirs }));
    const shown = await screen.findAllByDisplayValue('Theirs');
    expect(shown.length).toBeGreaterThan(0);
    expect([sent(form), screen.queryByText(text.changedMeanwhile)]).toEqual([['Mine'], null]);
  });
});

describe('a form', () => {
  test('shows changes of fields that were not typed in, and keeps them', async () => {
    const form = forms['a video'] as Form;
    type(await open(form), 'Mine');
    const link = 'https://youtu.be/abcdefghijk';
    change(form, 'Theirs', { link });
    await press('Update Video');
    expect((await conflict()).getByText(/^Changed: Title, Video URL\./)).toBeTruthy();
    expect(screen.getByDisplayValue(link)).toBeTruthy();
    accept(form);
    await press(text.saveAnyway);
    await waitFor(() => expect(sent(form)).toEqual(['Mine', 'Mine']));
    expect(api.bodies(endpoints.videos.update)[1]?.link ?? link).toBe(link);
  });

  test('goes on refusing until there is a choice', async () => {
    const form = forms['a video'] as Form;
    type(await open(form), 'Mine');
    change(form, 'Theirs');
    await press('Update Video');
    await conflict();
    await press('Update Video');
    await conflict();
    const [first, second] = api.bodies(endpoints.videos.update);
    expect(second?._seen).toEqual(first?._seen);
  });

  test('that was typed in before the session ended still edits what was seen then', async () => {
    const form = forms['a strip'] as Form;
    type(await open(form), 'Mine');
    dashboard.unmount();
    change(form, 'Theirs');
    renderDashboard(host, form.tab);
    await screen.findByRole('dialog');
    expect(await screen.findByDisplayValue('Mine')).toBeTruthy();
    await press(form.save);
    await conflict();
    expect(api.bodies(endpoints.strips.update)[0]?._seen).toMatchObject({ name: 'Old' });
  });
});
