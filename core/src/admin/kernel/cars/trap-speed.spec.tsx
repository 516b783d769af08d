import { notifications } from '@mantine/notifications';
import type { AdminTabId } from '@quartermile/core/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, endpoints, FakeApi } from '../../../testing/index.js';

import { openDashboard } from '../../test/render-dashboard.js';
import { serveCars } from '../../test/serve-cars.js';

const user = userEvent.setup();
const refusal = 'Trap speed must be 30 to 500 km/h (e.g., 178.5)';
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
});

const open = (tab: AdminTabId) => openDashboard(api, tab);
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the trap speed', () => {
  test('is shown beside the opened car and among the details', async () => {
    serveCars(api, [buildAdminCar({ trapSpeed: 178.5 }), buildAdminCar({ _id: 'm2', name: 'BMW M2' })]);
    open('pending');
    expect(await screen.findByText('178.5 km/h')).toBeTruthy();
    await press('Details of Volkswagen Golf 7 R');
    const details = within(await screen.findByRole('dialog'));
    expect(details.getByText('Trap speed').nextElementSibling?.textContent).toBe('178.5 km/h');
  });

  test('is optional in the add-car form, and refused outside its limits', async () => {
    open('leaderboard');
    await screen.findByLabelText(/Car Name/);
    type(/Car Name/, 'Audi RS3');
    type(/1\/4 Mile Time/, '11.1');
    type('Trap Speed', '29');
    await user.click(screen.getByRole('combobox', { name: 'Drivetrain' }));
    await user.click(await screen.findByRole('option', { name: 'AWD' }));
    await user.click(screen.getByLabelText('World Facts'));
    await press('Add Car');
    expect(await screen.findByText(refusal)).toBeTruthy();
    expect(api.calls(endpoints.cars.adminSubmit)).toEqual([]);
    type('Trap Speed', '199.25');
    await press('Add Car');
    await waitFor(() => expect(api.bodies(endpoints.cars.adminSubmit)).toHaveLength(1));
    expect(String(api.bodies(endpoints.cars.adminSubmit)[0]?.trapSpeed)).toBe('199.25');
  });

  test('is edited and cleared in the edit form', async () => {
    serveCars(api, [buildAdminCar({ status: 'approved', trapSpeed: 178.5 })]);
    open('approved');
    await screen.findByRole('article');
    await press(/^Edit Volkswagen/);
    const field = await screen.findByLabelText<HTMLInputElement>('Trap speed');
    expect([field.value, field.required]).toEqual(['178.5', false]);
    type('Trap speed', '178,5');
    await press('Update Car');
    expect(await screen.findByText(refusal)).toBeTruthy();
    type('Trap speed', '');
    await press('Update Car');
    expect(await screen.findByText('Car updated successfully!')).toBeTruthy();
    const [sent] = api.bodies(endpoints.cars.update);
    expect(sent?.trapSpeed || null).toBeNull();
  });
});
