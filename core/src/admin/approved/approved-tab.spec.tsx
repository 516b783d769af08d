import { notifications } from '@mantine/notifications';
import { apiRoutes } from '@quartermile/core/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, MemoryApi } from '../../testing/index.js';
import { createMemoryHost } from '../test/memory-host.js';
import { renderDashboard } from '../test/render-dashboard.js';

const user = userEvent.setup();
let api: MemoryApi;

beforeEach(() => {
  notifications.clean();
  api = new MemoryApi();
  api.cars = [buildAdminCar({ _id: 'golf', status: 'approved', description: 'Stage 2.' })];
});

const open = () => renderDashboard(createMemoryHost(api.transport, api.openSession()), 'approved');
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
    api.cars = [];
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
    expect(api.cars[0]).toMatchObject({ time: '10.9', owner: 'Thabo', description: 'Stage 2.' });
  });

  test('says what is wrong at the field and sends nothing', async () => {
    open();
    const form = await edit();
    fireEvent.change(form.getByLabelText(/Phone/), { target: { value: '082 123' } });
    await user.click(form.getByRole('button', { name: 'Update Car' }));
    expect(await form.findByText('Please enter a valid phone number')).toBeTruthy();
    expect(api.countOf(apiRoutes.cars.update)).toBe(0);
  });

  test('stays open with what was typed when the update fails', async () => {
    api.trouble.set(apiRoutes.cars.update, 'unavailable');
    open();
    const form = await edit();
    fireEvent.change(form.getByLabelText(/Owner/), { target: { value: 'Thabo M' } });
    await user.click(form.getByRole('button', { name: 'Update Car' }));
    expect(await screen.findByText('Failed to update car. Please try again.')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/Owner/).value).toBe('Thabo M');
  });

  test('deletes a car after the question', async () => {
    open();
    await user.click(within(await card()).getByRole('button', { name: /Delete/ }));
    expect(await screen.findByText('This action cannot be undone.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete car' }));
    expect(await screen.findByText('Car deleted successfully!')).toBeTruthy();
    expect(await screen.findByText('No Approved Cars')).toBeTruthy();
    expect(api.cars).toEqual([]);
  });
});
