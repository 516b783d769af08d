import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, buildAdminEntry, endpoints, FakeApi } from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';
import { serveCars } from '../../../test/serve-cars.js';

const user = userEvent.setup();
const golf = buildAdminCar({ _id: 'golf', status: 'approved', description: 'Stage 2.' });
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  serveCars(api, [golf]);
});

const open = () => openDashboard(api, 'approved');
const updates = () => api.bodies(endpoints.cars.update);
const card = () => screen.findByRole('article', { name: 'Volkswagen Golf 7 R' });
const edit = async () => {
  await user.click(within(await card()).getByRole('button', { name: /Edit/ }));
  return within(await screen.findByRole('dialog', { name: 'Edit Car' }));
};

describe('Edit Approved Cars', () => {
  test('shows owner, time, drivetrain and description', async () => {
    open();
    const shown = within(await card());
    for (const text of ['Thabo', 'AWD', 'Stage 2.']) expect(shown.getByText(text)).toBeTruthy();
  });

  test('shows cards, or lines once they are asked for', async () => {
    open();
    const display = async () => (await card()).closest('[data-display]')?.getAttribute('data-display');
    expect(await display()).toBe('grid');
    await user.click(screen.getByRole('button', { name: 'List' }));
    await waitFor(async () => expect(await display()).toBe('list'));
    expect(screen.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true');
    expect(within(await card()).getByText('Stage 2.')).toBeTruthy();
  });

  test('has nothing to search while there is nothing', async () => {
    serveCars(api, []);
    open();
    expect(await screen.findByText('No Approved Cars')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('updates what was edited and closes', async () => {
    open();
    const form = await edit();
    fireEvent.change(form.getByLabelText(/Time/), { target: { value: '10.9' } });
    await user.click(form.getByRole('button', { name: 'Update Car' }));
    expect(await screen.findByText('Car updated successfully!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect((await card()).textContent).toContain('10.9s'));
    expect(updates()).toMatchObject([{ time: '10.9', owner: 'Thabo', description: 'Stage 2.' }]);
  });

  test('asks for no phone and no time that the car never had, and renames it', async () => {
    serveCars(api, [{ ...golf, cellphone: null, time: null }]);
    open();
    const form = await edit();
    expect(form.getByLabelText<HTMLInputElement>(/Phone/).required).toBe(false);
    const name = form.getByLabelText<HTMLInputElement>(/Car Name/);
    expect(name.value).toBe('Volkswagen Golf 7 R');
    fireEvent.change(name, { target: { value: 'VW Golf 7.5 R' } });
    await user.click(form.getByRole('button', { name: 'Update Car' }));
    expect(await screen.findByText('Car updated successfully!')).toBeTruthy();
    expect(updates()).toMatchObject([{ name: 'VW Golf 7.5 R', owner: 'Thabo' }]);
    expect(updates()[0]?.time || null).toBeNull();
  });

  test('asks for the phone and the time that the car has', async () => {
    open();
    const form = await edit();
    for (const field of [/Car Name/, /Phone/, /Time/]) {
      fireEvent.change(form.getByLabelText(field), { target: { value: '' } });
    }
    await user.click(form.getByRole('button', { name: 'Update Car' }));
    expect(await form.findByText('Please enter a valid phone number')).toBeTruthy();
    expect(form.getByText('Time must be in format: X.X (e.g., 9.8)')).toBeTruthy();
    expect(form.getByText('Please enter the car name.')).toBeTruthy();
    expect(api.calls(endpoints.cars.update)).toHaveLength(0);
  });

  test('leaves a name alone that nobody changed', async () => {
    open();
    const form = await edit();
    fireEvent.change(form.getByLabelText(/Owner/), { target: { value: 'Thabo M' } });
    await user.click(form.getByRole('button', { name: 'Update Car' }));
    expect(await screen.findByText('Car updated successfully!')).toBeTruthy();
    expect(updates()[0]).not.toHaveProperty('name');
  });

  test('says what is wrong at the field and sends nothing', async () => {
    open();
    const form = await edit();
    fireEvent.change(form.getByLabelText(/Owner/), { target: { value: '' } });
    fireEvent.change(form.getByLabelText(/Phone/), { target: { value: '082 123' } });
    await user.click(form.getByRole('button', { name: 'Update Car' }));
    expect(await form.findByText('Please enter a valid phone number')).toBeTruthy();
    expect(form.getByText("Please enter the owner's name.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(/Owner/)));
    expect(api.calls(endpoints.cars.update)).toHaveLength(0);
  });

  test('stays open with what was typed when the update fails', async () => {
    api.fail(endpoints.cars.update, 'unavailable');
    open();
    const form = await edit();
    fireEvent.change(form.getByLabelText(/Owner/), { target: { value: 'Thabo M' } });
    await user.click(form.getByRole('button', { name: 'Update Car' }));
    expect(await screen.findByText('Failed to update car. Please try again.')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/Owner/).value).toBe('Thabo M');
    api.recover();
    await user.click(form.getByRole('button', { name: 'Update Car' }));
    expect(await screen.findByText('Car updated successfully!')).toBeTruthy();
    expect(within(await card()).getByText('Thabo M')).toBeTruthy();
  });

  test('has a disabled button while the update is sent', async () => {
    const release = api.hold(endpoints.cars.update);
    open();
    const form = await edit();
    await user.click(form.getByRole('button', { name: 'Update Car' }));
    expect(await form.findByRole('button', { name: 'Updating Car...' })).toHaveProperty('disabled', true);
    release();
    expect(await screen.findByText('Car updated successfully!')).toBeTruthy();
  });

  test('asks before Escape discards what was typed', async () => {
    open();
    const form = await edit();
    fireEvent.change(form.getByLabelText(/Description/), { target: { value: 'Half a thought' } });
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep editing'));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('shows the boards of a car and adds it to another', async () => {
    const entry = buildAdminEntry({ _id: 'e1', car: golf });
    const added = buildAdminEntry({ _id: 'e2', car: golf, category: 'World Facts' });
    api.respond(endpoints.leaderboard.list, [entry]);
    api.respond(endpoints.leaderboard.add, () => {
      api.respond(endpoints.leaderboard.list, [entry, added]);
      return added;
    });
    open();
    const boards = async () =>
      within(await within(await card()).findByRole('list', { name: 'Boards' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await boards()).toEqual(['Our Drag Races']);
    await user.click(within(await card()).getByRole('button', { name: /Add to board/ }));
    const choices = await screen.findAllByRole('menuitem');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['World Facts', 'Votes by Viewers']);
    await user.click(screen.getByRole('menuitem', { name: 'World Facts' }));
    expect(await screen.findByText('Car added to leaderboard successfully!')).toBeTruthy();
    await waitFor(async () => expect(await boards()).toEqual(['World Facts', 'Our Drag Races']));
    expect(api.bodies(endpoints.leaderboard.add)).toEqual([{ carId: 'golf', category: 'World Facts' }]);
  });

  test('says that a car stands on no board, and that it could not be added', async () => {
    api.fail(endpoints.leaderboard.add, 'unavailable');
    open();
    expect(await within(await card()).findByText('On no board')).toBeTruthy();
    await user.click(within(await card()).getByRole('button', { name: /Add to board/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Our Drag Races' }));
    expect(await screen.findByText('Failed to add car. Please try again.')).toBeTruthy();
  });

  test('deletes a car after the question', async () => {
    open();
    await user.click(within(await card()).getByRole('button', { name: /Delete/ }));
    expect(await screen.findByText('This action cannot be undone.')).toBeTruthy();
    serveCars(api, []);
    await user.click(screen.getByRole('button', { name: 'Delete car' }));
    expect(await screen.findByText('Car deleted successfully!')).toBeTruthy();
    expect(await screen.findByText('No Approved Cars')).toBeTruthy();
    expect(api.bodies(endpoints.cars.delete)).toEqual([{ carId: 'golf' }]);
  });

  test('keeps a car that could not be deleted, and says so', async () => {
    api.fail(endpoints.cars.delete, 'unavailable');
    open();
    await user.click(within(await card()).getByRole('button', { name: /Delete/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete car?' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await user.click(question.getByRole('button', { name: 'Delete car' }));
    expect(await screen.findByText('Failed to delete car. Please try again.')).toBeTruthy();
    expect(await card()).toBeTruthy();
  });
});
