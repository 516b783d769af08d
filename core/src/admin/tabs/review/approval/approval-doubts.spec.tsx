import { notifications } from '@mantine/notifications';
import { type SlipReading, type SlipValue } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, buildSlipValue, endpoints, FakeApi } from '../../../../testing/index.js';
import type { SubmissionRequest } from '../../../kernel/context/tab-props.js';
import { createMemoryHost } from '../../../test/memory-host.js';
import { renderDashboard } from '../../../test/render-dashboard.js';
import { decided, serveCars } from '../../../test/serve-cars.js';

const user = userEvent.setup();
const readings = new Map<string, SlipReading>();
let api: FakeApi;

const build = (name: string, trapSpeed: number | null = null) =>
  buildAdminCar({
    ...{ _id: name, name, time: '12.3', trapSpeed, requestedCategories: ['World Facts'] },
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
  await screen.findAllByRole('list', { name: 'Read from the proof' });
};
const card = (name: string) => within(screen.getByRole('article', { name }));
const question = () => screen.findByRole('dialog', { name: 'Approve a time that the slip does not show?' });
const approved = () => decided(api, 'approve');
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a slip that reads another time than claimed', () => {
  beforeEach(() => reads('Golf', buildSlipValue({ value: '12.700' })));

  test('asks before an approval by key, with both times and the board that only the driver chose', async () => {
    await open();
    await user.keyboard('a');
    const text = (await question()).textContent;
    expect(text).toContain('Golf: 12.3 s claimed, 12.700 s read from the slip.');
    expect(text).toContain('World Facts is ticked for Golf only because its driver asked for it.');
    expect(document.activeElement?.textContent).toBe('Cancel');
    await user.keyboard('{Enter}');
    await noDialog();
    expect(api.calls(endpoints.cars.review)).toHaveLength(0);
    await user.keyboard('a');
    await user.click(within(await question()).getByRole('button', { name: 'Approve anyway' }));
    await waitFor(() => expect(approved()).toEqual(['Golf']));
  });

  test('asks by the button of the card and of the details, without the board once the reviewer ticked it', async () => {
    await open();
    await user.keyboard('11');
    await user.click(card('Golf').getByRole('button', { name: 'Approve' }));
    expect((await question()).textContent).not.toContain('World Facts');
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
    await user.keyboard('exjxe');
    await noDialog();
    await user.keyboard('{Shift>}A{/Shift}');
    const dialog = await question();
    expect(dialog.textContent).toContain('Golf: 12.3 s claimed, 12.700 s read from the slip.');
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

describe('a slip that reads the claimed time', () => {
  const slip = (name: string) => card(name).getByLabelText<HTMLInputElement>('Timing slip').checked;
  const reviews = () => api.bodies(endpoints.cars.review);

  test('is the evidence that is chosen, which the approval notes without a question', async () => {
    reads('Golf', buildSlipValue({ value: '12.300' }));
    await open();
    expect([slip('Golf'), slip('Polo')]).toEqual([true, false]);
    await user.keyboard('a');
    await waitFor(() => expect(reviews()).toMatchObject([{ carId: 'Golf', evidence: 'timing-slip' }]));
  });

  test('is not chosen if another figure differs, nor against the reviewer', async () => {
    const speed = buildSlipValue({ figure: 'trapSpeed', value: '183.79', unit: 'km/h' });
    serveCars(api, [build('Golf', 150), build('Polo')]);
    for (const name of ['Golf', 'Polo']) reads(name, buildSlipValue({ value: '12.300' }), speed);
    await open();
    expect([slip('Golf'), slip('Polo')]).toEqual([false, true]);
    await user.click(card('Polo').getByLabelText('None'));
    await user.click(card('Polo').getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(reviews()).toMatchObject([{ carId: 'Polo', evidence: '' }]));
  });
});
