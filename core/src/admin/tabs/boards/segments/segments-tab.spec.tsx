import { notifications } from '@mantine/notifications';
import { type Segment, wholeBoard } from '@quartermile/core/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildSegment,
  buildStrip,
  endpoints,
  FakeApi,
  Refusal,
  summaryOf,
} from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
const golfs = buildSegment();
const hatches = buildSegment({
  _id: '01900000-0000-7000-8000-00000000dddd',
  slug: 'hatches',
  name: 'Hatches',
  inMenu: true,
  filter: { ...wholeBoard, drivetrain: 'FWD', year: 2001 },
});
const { add, list, update } = endpoints.segments;
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  api.respond(add, golfs);
  api.respond(update, hatches);
});

const serve = (...segments: Segment[]) => api.respond(list, segments.map(summaryOf));
const open = () => openDashboard(api, 'segments');
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, select' }), { target: { value } });

describe('the list of segments', () => {
  test('names a built-in segment for the menu', async () => {
    const filter = { ...wholeBoard, drivetrain: 'FWD' as const };
    serve({ slug: 'front-wheel-drive', name: 'Front-Wheel Drive', filter, inMenu: false });
    open();
    expect(await screen.findByText('No Named Segments Yet')).toBeTruthy();
    await press('Name Front-Wheel Drive');
    const form = await dialog('Add Segment');
    expect(form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Front-Wheel Drive');
    type(/^Name/, 'Hot Hatches');
    await user.click(form.getByRole('button', { name: 'Add Segment' }));
    expect(await screen.findByText('Segment added successfully!')).toBeTruthy();
    expect(api.bodies(add)).toMatchObject([
      { name: 'Hot Hatches', inMenu: true, filter: { drivetrain: 'FWD' } },
    ]);
  });

  test('adds a segment with facts of every kind', async () => {
    api.respond(endpoints.strips.list, [buildStrip()]);
    open();
    await press('Add Segment');
    const form = await dialog('Add Segment');
    await screen.findByRole('option', { name: /^Tarlton/ });
    type(/^Name/, 'All of it');
    type(/^Board/, 'World Facts');
    type(/^Drivetrain/, 'RWD');
    type(/^Engine/, 'Supercharged');
    type(/^Year/, 'this-year');
    type(/^Strip/, buildStrip()._id);
    type(/^Power per weight/, '120');
    type(/^Words/, 'bakkie, Hilux');
    await user.click(form.getByRole('checkbox', { name: /menu/ }));
    await user.click(form.getByRole('button', { name: 'Add Segment' }));
    expect(await screen.findByText('Segment added successfully!')).toBeTruthy();
    expect(api.bodies(add)).toEqual([
      {
        name: 'All of it',
        inMenu: false,
        filter: {
          category: 'World Facts',
          drivetrain: 'RWD',
          aspiration: 'Supercharged',
          words: 'bakkie, Hilux',
          kwPerTon: '120',
          year: 'this-year',
          strip: buildStrip()._id,
        },
      },
    ]);
  });

  test('says at the fields what is wrong, and sends nothing', async () => {
    open();
    await press('Add Segment');
    const form = await dialog('Add Segment');
    await user.click(form.getByRole('button', { name: 'Add Segment' }));
    expect(await form.findByText('Please enter the name of the segment.')).toBeTruthy();
    type(/^Name/, 'All');
    await user.click(form.getByRole('button', { name: 'Add Segment' }));
    expect(await form.findByText(/^Choose at least one fact/)).toBeTruthy();
    type(/^Power per weight/, 'much');
    await user.click(form.getByRole('button', { name: 'Add Segment' }));
    expect(await form.findByText(/^Please enter a whole number from 10/)).toBeTruthy();
    expect(api.bodies(add)).toEqual([]);
  });

  test('keeps what was typed when the name is taken, and says so there', async () => {
    serve(golfs, hatches);
    const message = 'There is a segment with this name or with these facts already.';
    api.respond(update, new Refusal('segment_taken', { errors: [{ path: 'name', message }] }));
    open();
    await press('Edit Hatches');
    const form = await dialog('Edit Segment');
    expect(form.getByLabelText<HTMLSelectElement>(/^Year/).value).toBe('2001');
    const name = form.getByLabelText<HTMLInputElement>(/^Name/);
    await user.clear(name);
    await user.type(name, 'CITI golfs{Enter}');
    expect(await form.findByText(message)).toBeTruthy();
    expect(name.value).toBe('CITI golfs');
  });

  test('orders segments and puts them into the menu', async () => {
    const isEnabled = (name: string) =>
      waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false));
    serve(golfs, hatches);
    open();
    await isEnabled('Move Hatches up');
    serve(hatches, golfs);
    await press('Move Hatches up');
    await isEnabled('Move Hatches down');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move Hatches up' }).disabled).toBe(true);
    serve(golfs, hatches);
    await press('Move Hatches down');
    await isEnabled('Move Hatches up');
    await user.click(screen.getByRole('switch', { name: 'Show Citi Golfs in the menu' }));
    await waitFor(() =>
      expect(api.calls(update).map(({ parameters: { id }, body }) => [id, body])).toEqual([
        [hatches._id, { after: null }],
        [hatches._id, { after: golfs._id }],
        [golfs._id, { inMenu: true }],
      ]),
    );
  });

  test('brings a deleted segment back to its place', async () => {
    serve(golfs, hatches);
    open();
    await press('Delete Citi Golfs');
    serve(hatches);
    await press('Delete segment');
    expect(await screen.findByText('Segment deleted successfully!')).toBeTruthy();
    await press('Undo');
    expect(await screen.findByText('The segment is back.')).toBeTruthy();
    const { name, filter, inMenu } = golfs;
    expect(api.bodies(add)).toEqual([{ name, filter, inMenu, after: null }]);
  });
});
