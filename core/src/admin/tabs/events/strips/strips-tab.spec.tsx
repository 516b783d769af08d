import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildAdminCar,
  buildStrip,
  endpoints,
  FakeApi,
  Refusal,
  runStripOf,
} from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';
import { serveCars } from '../../../test/serve-cars.js';

const user = userEvent.setup();
const tarlton = buildStrip();
const killarney = buildStrip({
  _id: '01900000-0000-7000-8000-00000000bbbb',
  name: 'Killarney',
  altitude: null,
});
let api: FakeApi;

const serve = (...strips: (typeof tarlton)[]) => api.respond(endpoints.strips.list, strips);

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  api.respond(endpoints.strips.add, tarlton);
  api.respond(endpoints.strips.update, tarlton);
});

const open = (tab: 'strips' | 'approved' = 'strips') => openDashboard(api, tab);
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the list of strips', () => {
  test('is empty at first, and gets a strip', async () => {
    open();
    expect(await screen.findByText('No Strips Yet')).toBeTruthy();
    await press('Add Strip');
    const form = await dialog('Add Strip');
    type(/^Name/, 'Tarlton');
    type(/^Place/, 'Krugersdorp');
    type(/^Altitude/, '1640');
    serve(tarlton);
    await user.click(form.getByRole('button', { name: 'Add Strip' }));
    expect(await screen.findByText('Strip added successfully!')).toBeTruthy();
    expect(api.bodies(endpoints.strips.add)).toEqual([
      { name: 'Tarlton', place: 'Krugersdorp', altitude: '1640' },
    ]);
    const row = within(await screen.findByRole('listitem'));
    expect([row.getByText('Krugersdorp'), row.getByText(/1\s640 m/)]).toHaveLength(2);
  });

  test('says at the field what is wrong, and sends nothing', async () => {
    open();
    await press('Add Strip');
    const form = await dialog('Add Strip');
    type(/^Altitude/, 'high');
    await user.click(form.getByRole('button', { name: 'Add Strip' }));
    expect(await form.findByText('Please enter the name of the strip.')).toBeTruthy();
    expect(form.getByText('Please enter the town or region of the strip.')).toBeTruthy();
    expect(form.getByText(/^Altitude must be a whole number/)).toBeTruthy();
    expect(api.bodies(endpoints.strips.add)).toEqual([]);
  });

  test('shows at the name that another strip has it, and keeps what was typed', async () => {
    serve(tarlton, killarney);
    const taken = 'There is a strip with this name already.';
    const errors = [{ path: 'name', message: taken }];
    api.respond(endpoints.strips.update, new Refusal('strip_name_taken', { errors }));
    open();
    await press('Edit Killarney');
    const form = await dialog('Edit Strip');
    const name = form.getByLabelText<HTMLInputElement>(/^Name/);
    await user.clear(name);
    await user.type(name, 'TARLTON{Enter}');
    expect(await form.findByText(taken)).toBeTruthy();
    expect(name.value).toBe('TARLTON');
  });

  test('clears an altitude', async () => {
    serve(tarlton);
    open();
    await press('Edit Tarlton');
    const form = await dialog('Edit Strip');
    type(/^Altitude/, '');
    serve({ ...tarlton, altitude: null });
    await user.click(form.getByRole('button', { name: 'Update Strip' }));
    expect(await screen.findByText('Strip updated successfully!')).toBeTruthy();
    expect(api.bodies(endpoints.strips.update)).toMatchObject([{ altitude: '' }]);
    expect(await screen.findByText('Altitude unknown')).toBeTruthy();
  });

  test('says why a strip that runs name cannot be deleted', async () => {
    serve(tarlton);
    api.respond(endpoints.strips.delete, new Refusal('strip_in_use'));
    open();
    await press('Delete Tarlton');
    await press('Delete strip');
    expect(await screen.findByText(/^This strip cannot be deleted, because runs name it/)).toBeTruthy();
  });

  test('keeps what was typed about a strip that was deleted meanwhile', async () => {
    serve(tarlton);
    open();
    await press('Edit Tarlton');
    const form = await dialog('Edit Strip');
    api.respond(endpoints.strips.update, new Refusal('not_found'));
    type(/^Name/, 'Tarlton Raceway');
    await user.click(form.getByRole('button', { name: 'Update Strip' }));
    expect(await screen.findByText('Failed to update strip. Please try again.')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Tarlton Raceway');
  });
});

describe('the strip of a run', () => {
  const edit = async () => {
    open('approved');
    await screen.findByRole('article');
    await press(/^Edit Volkswagen/);
    await dialog('Edit Car');
  };

  test('is chosen from the list in the edit form of a car', async () => {
    serve(killarney, tarlton);
    serveCars(api, [buildAdminCar({ status: 'approved', strip: runStripOf(tarlton) })]);
    await edit();
    const field = await screen.findByLabelText<HTMLSelectElement>('Strip');
    expect([...field.options].map(({ text }) => text)).toEqual([
      'Not given',
      'Killarney, Krugersdorp',
      'Tarlton, Krugersdorp, 1\u00a0640 m',
    ]);
    expect(field.value).toBe(tarlton._id);
    type(/^Strip$/, killarney._id);
    await press('Update Car');
    expect(await screen.findByText('Car updated successfully!')).toBeTruthy();
    await waitFor(() => expect(api.bodies(endpoints.cars.update)).toMatchObject([{ strip: killarney._id }]));
  });

  test('is not in the form while there are no strips', async () => {
    serveCars(api, [buildAdminCar({ status: 'approved', fuel: 'E85' })]);
    await edit();
    await screen.findByLabelText('Fuel');
    expect(screen.queryByLabelText('Strip')).toBeNull();
  });
});
