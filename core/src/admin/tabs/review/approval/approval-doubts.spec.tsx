import { notifications } from '@mantine/notifications';
import { type SlipReading, type SlipValue } from '@quartermile/core/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildAdminCar,
  buildAdminEntry,
  buildSlipValue,
  endpoints,
  FakeApi,
} from '../../../../testing/index.js';
import type { SubmissionRequest } from '../../../kernel/context/tab-props.js';
import { createMemoryHost } from '../../../test/memory-host.js';
import { openCar } from '../../../test/opened-car.js';
import { renderDashboard } from '../../../test/render-dashboard.js';
import { decided, serveCars } from '../../../test/serve-cars.js';

const user = userEvent.setup();
const readings = new Map<string, SlipReading>();
let api: FakeApi;

const build = (name: string, trapSpeed: number | null = null) =>
  buildAdminCar({
    ...{ _id: name, name, time: '12.3', trapSpeed, requestedCategories: ['Our Drag Races'] },
    proofImage: `/media/proof/${name}?signature=1`,
  });

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  readings.clear();
  api.respond(endpoints.cars.slipReadings, () => ({ isOn: true, readings: [...readings.values()] }));
  serveCars(api, [build('Golf'), build('Polo')]);
});

const reads = (name: string, ...values: SlipValue[]): void =>
  void readings.set(name, { carId: name, state: 'read', values });
const open = async (submission?: SubmissionRequest) => {
  const host = createMemoryHost(api.transport, 'token');
  renderDashboard(host, 'pending', { undoMs: 10, ...(submission && { submission }) });
  await screen.findAllByText('On the slip');
};
const card = (name: string) => within(screen.getByRole('article', { name }));
const question = () => screen.findByRole('dialog', { name: 'Approve a time that the slip does not show?' });
const approved = () => decided(api, 'approve');
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a slip that reads another time than claimed', () => {
  beforeEach(() => reads('Golf', buildSlipValue({ value: '12.700' })));

  test('opens the proof at the first press of the key, with both times, and approves at the second', async () => {
    await open();
    await user.keyboard('a');
    const dialog = await question();
    expect(within(dialog).getByRole('img', { name: 'Proof of time' })).toBeTruthy();
    const times = within(dialog)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(times).toEqual(['12.3s', '12.700s(differs from the driver · 96 % certain)']);
    expect(document.activeElement?.textContent).toBe('Cancel');
    await user.keyboard('{Enter}');
    await noDialog();
    expect(api.calls(endpoints.cars.review)).toHaveLength(0);
    await user.keyboard('a');
    await question();
    fireEvent.keyDown(document.body, { key: 'a', repeat: true });
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.keyboard('a');
    await waitFor(() => expect(approved()).toEqual(['Golf']));
  });

  test('asks by the buttons of the card, of the opened car and of the details', async () => {
    await open();
    await user.click(card('Golf').getByRole('button', { name: 'Approve' }));
    await question();
    await user.keyboard('{Escape}');
    await noDialog();
    await user.click(openCar('Golf').getByRole('button', { name: 'Approve' }));
    await question();
    await user.keyboard('{Escape}');
    await noDialog();
    await user.keyboard('e');
    const details = within(await screen.findByRole('dialog', { name: 'Car Details' }));
    await user.click(details.getByRole('button', { name: 'Approve' }));
    await question();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(approved()).toEqual(['Golf']));
  });

  test('asks once for several cars, and names those that differ', async () => {
    reads('Polo', buildSlipValue({ value: '12.300' }));
    await open();
    await user.keyboard('xjx');
    await user.keyboard('{Shift>}A{/Shift}');
    const dialog = await question();
    expect(within(dialog).getByRole('region', { name: 'Golf' }).textContent).toContain('12.700');
    expect(dialog.textContent).not.toContain('Polo');
    expect(approved()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Approve anyway' }));
    await waitFor(() => expect(approved()).toEqual(['Golf', 'Polo']));
  });

  test('asks before an approval from a notification', async () => {
    await open({ carId: 'Golf', approveUntil: Date.now() + 60_000 });
    await question();
    expect(api.calls(endpoints.cars.review)).toHaveLength(0);
  });
});

describe('a car that would lead a board', () => {
  const lead = (time: string) =>
    api.respond(endpoints.leaderboard.list, [
      buildAdminEntry({
        category: 'Our Drag Races',
        car: buildAdminCar({ _id: 'rs3', vehicleId: 'rs3', time }),
      }),
    ]);

  test('is approved at the second press, which the first one explains', async () => {
    reads('Golf', buildSlipValue({ value: '12.300' }));
    lead('12.4');
    await open();
    await openCar('Golf').findByText(/^Would be 1st of 2/);
    await user.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Approve a new leader?' });
    expect(within(dialog).getByText('Golf would lead Our Drag Races.')).toBeTruthy();
    expect(approved()).toEqual([]);
    await user.keyboard('a');
    await waitFor(() => expect(approved()).toEqual(['Golf']));
  });

  test('is asked about on a ticked board only, and not behind its leader', async () => {
    reads('Golf', buildSlipValue({ value: '12.300' }));
    lead('12.2');
    await open();
    await openCar('Golf').findByText(/^Would be 2nd of 2/);
    await user.keyboard('a');
    await waitFor(() => expect(approved()).toEqual(['Golf']));
    lead('12.4');
    await user.keyboard('23a');
    await waitFor(() => expect(approved()).toEqual(['Golf', 'Polo']));
  });
});

describe('a slip that reads the claimed time', () => {
  const slip = (name: string) => openCar(name).getByLabelText<HTMLInputElement>('Timing slip').checked;
  const reviews = () => api.bodies(endpoints.cars.review);

  test('is the evidence that is chosen, which the approval notes without a question', async () => {
    reads('Golf', buildSlipValue({ value: '12.300' }));
    await open();
    expect([slip('Polo'), slip('Golf')]).toEqual([false, true]);
    await user.keyboard('a');
    await waitFor(() => expect(reviews()).toMatchObject([{ carId: 'Golf', evidence: 'timing-slip' }]));
  });

  test('is not chosen if another figure differs, nor against the reviewer', async () => {
    const speed = buildSlipValue({ figure: 'trapSpeed', value: '183.79', unit: 'km/h' });
    serveCars(api, [build('Golf', 150), build('Polo')]);
    for (const name of ['Golf', 'Polo']) reads(name, buildSlipValue({ value: '12.300' }), speed);
    await open();
    expect([slip('Golf'), slip('Polo')]).toEqual([false, true]);
    await user.click(openCar('Polo').getByLabelText('None'));
    await user.click(card('Polo').getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(reviews()).toMatchObject([{ carId: 'Polo', evidence: '' }]));
  });
});
