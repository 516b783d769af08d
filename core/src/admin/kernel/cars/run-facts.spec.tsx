import { notifications } from '@mantine/notifications';
import type { AdminTabId } from '@quartermile/core/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, endpoints, FakeApi } from '../../../testing/index.js';
import { openDashboard } from '../../test/render-dashboard.js';
import { serveCars } from '../../test/serve-cars.js';

const user = userEvent.setup();
const run = {
  runDate: '2026-03-07',
  sixtyFoot: 1.852,
  fuel: 'E85',
  videoLink: 'https://example.com/run',
} as const;
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
});

const open = (tab: AdminTabId) => openDashboard(api, tab);
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

describe('the facts of a run', () => {
  test('are among the details of a submission', async () => {
    serveCars(api, [buildAdminCar(run)]);
    open('pending');
    await screen.findByRole('article');
    await press('Details of Volkswagen Golf 7 R');
    const details = within(await screen.findByRole('dialog'));
    const fact = (term: string) => details.getByText(term).nextElementSibling?.textContent;
    expect([fact('Run on'), fact('60 ft'), fact('Fuel')]).toEqual([
      'Saturday, 7 March 2026',
      '1.852 s',
      'E85',
    ]);
    expect(details.queryByText('Tyres')).toBeNull();
    expect(details.getByRole('link', { name: run.videoLink }).getAttribute('href')).toBe(run.videoLink);
  });

  test('are edited and cleared in the edit form, which opens them where one is set', async () => {
    serveCars(api, [buildAdminCar({ status: 'approved', ...run })]);
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
    const changed = { ...run, sixtyFoot: 1.7, tyres: 'Slick', fuel: undefined } as const;
    api.respond(endpoints.cars.update, buildAdminCar({ status: 'approved', ...changed }));
    await press('Update Car');
    expect(await screen.findByText('Car updated successfully!')).toBeTruthy();
    const [sent] = api.bodies(endpoints.cars.update);
    expect(sent).toMatchObject({ tyres: 'Slick', runDate: '2026-03-07' });
    expect(Number(sent?.sixtyFoot)).toBe(1.7);
    expect(sent?.fuel || null).toBeNull();
  });

  test('are closed in the edit form of a car without any', async () => {
    serveCars(api, [buildAdminCar({ status: 'approved' })]);
    open('approved');
    await screen.findByRole('article');
    await press(/^Edit Volkswagen/);
    expect((await field('60 ft')).closest('details')?.open).toBe(false);
  });
});
