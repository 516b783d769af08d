import { notifications } from '@mantine/notifications';
import type { AdminTabId } from '@quartermile/core/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, MemoryApi } from '../../../testing/index.js';
import { createMemoryHost } from '../../test/memory-host.js';
import { renderDashboard } from '../../test/render-dashboard.js';

const user = userEvent.setup();
const run = {
  runDate: '2026-03-07',
  sixtyFoot: 1.852,
  fuel: 'E85',
  videoLink: 'https://example.com/run',
} as const;
let api: MemoryApi;

beforeEach(() => {
  notifications.clean();
  api = new MemoryApi();
});

const open = (tab: AdminTabId) => renderDashboard(createMemoryHost(api.transport, api.openSession()), tab);
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

describe('the facts of a run', () => {
  test('are among the details of a submission', async () => {
    api.cars = [buildAdminCar(run)];
    open('pending');
    await screen.findByRole('article');
    await press('Details of Volkswagen Golf 7 R');
    const details = within(await screen.findByRole('dialog'));
    const fact = (term: string) => details.getByText(term).nextElementSibling?.textContent;
    expect([fact('Run on'), fact('60 ft'), fact('Fuel'), fact('Tyres')]).toEqual([
      'Saturday, 7 March 2026',
      '1.852 s',
      'E85',
      'None',
    ]);
    expect(details.getByRole('link', { name: run.videoLink }).getAttribute('href')).toBe(run.videoLink);
  });

  test('are edited and cleared in the edit form, which opens them where one is set', async () => {
    api.cars = [buildAdminCar({ status: 'approved', ...run })];
    open('approved');
    await screen.findByRole('article');
    await press(/^Edit Volkswagen/);
    const sixtyFoot = await field('60 ft');
    expect([sixtyFoot.value, sixtyFoot.closest('details')?.open]).toEqual(['1.852', true]);
    await type('60 ft', '25');
    await press('Update Car');
    expect(await screen.findByText('60 ft time must be 0.5 to 20 seconds (e.g., 1.85)')).toBeTruthy();
    await type('60 ft', '1.7');
    await type('Fuel', '');
    await type('Tyres', 'Slick');
    await press('Update Car');
    expect(await screen.findByText('Car updated successfully!')).toBeTruthy();
    const [car] = api.cars;
    expect([car?.sixtyFoot, car?.tyres, car?.runDate]).toEqual([1.7, 'Slick', '2026-03-07']);
    expect(car).not.toHaveProperty('fuel');
  });

  test('are closed in the edit form of a car without any', async () => {
    api.cars = [buildAdminCar({ status: 'approved' })];
    open('approved');
    await screen.findByRole('article');
    await press(/^Edit Volkswagen/);
    expect((await field('60 ft')).closest('details')?.open).toBe(false);
  });
});
