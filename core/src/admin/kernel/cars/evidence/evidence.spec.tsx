import { notifications } from '@mantine/notifications';
import { type AdminTabId } from '@quartermile/core/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, endpoints, FakeApi } from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';
import { serveCars } from '../../../test/serve-cars.js';

const user = userEvent.setup();
const reference = { evidence: 'reference', evidenceSource: 'Drag Times Weekly' } as const;
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
});

const open = async (tab: AdminTabId) => {
  openDashboard(api, tab, { undoMs: 10 });
  await screen.findAllByRole('article');
};
const card = (name: string) => within(screen.getByRole('article', { name }));
/** The car that is opened beside the list. */
const opened = (name: string) => within(screen.getByRole('region', { name: `${name}, opened` }));
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const reviews = () => api.bodies(endpoints.cars.review);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const buildPending = (_id: string) =>
  buildAdminCar({ _id, name: _id, requestedCategories: ['Our Drag Races'] });

describe('the evidence of a pending car', () => {
  test('is none by default, and then not part of the approval', async () => {
    serveCars(api, [buildPending('Golf')]);
    await open('pending');
    expect(opened('Golf').getByLabelText<HTMLInputElement>('None').checked).toBe(true);
    await user.click(card('Golf').getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(reviews()).toEqual([
        { carId: 'Golf', version: expect.any(String), action: 'approve', categories: ['Our Drag Races'] },
      ]),
    );
  });

  test('is noted by one tap, for its own car alone, also for an approval by key', async () => {
    serveCars(api, [buildPending('Golf'), buildPending('Polo')]);
    await open('pending');
    await user.click(opened('Golf').getByLabelText('Timing slip'));
    await user.keyboard('j');
    expect(opened('Polo').getByLabelText<HTMLInputElement>('None').checked).toBe(true);
    await user.keyboard('ka');
    await waitFor(() => expect(reviews()).toMatchObject([{ carId: 'Golf', evidence: 'timing-slip' }]));
  });

  test('that is a reference needs its source', async () => {
    serveCars(api, [buildPending('Golf')]);
    await open('pending');
    await user.click(opened('Golf').getByLabelText('Reference'));
    await user.click(card('Golf').getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Please name the source of the reference.')).toBeTruthy();
    expect(reviews()).toEqual([]);
    type('Evidence Source', 'Drag Times Weekly');
    type('Evidence Link', 'https://example.com/times');
    await user.click(card('Golf').getByRole('button', { name: 'Approve' }));
    const evidenceLink = 'https://example.com/times';
    await waitFor(() => expect(reviews()).toMatchObject([{ ...reference, evidenceLink }]));
  });

  test('sends nothing of a reference that was given up', async () => {
    serveCars(api, [buildPending('Golf')]);
    await open('pending');
    await user.click(opened('Golf').getByLabelText('Reference'));
    type('Evidence Source', 'Drag Times Weekly');
    await user.click(opened('Golf').getByLabelText('Video'));
    await user.click(card('Golf').getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(reviews()).toMatchObject([{ evidence: 'video', evidenceSource: '' }]));
  });
});

test('the evidence of an approved car is changed and cleared in its edit form', async () => {
  const served = serveCars(api, [buildAdminCar({ status: 'approved', ...reference })]);
  const updates = () => api.bodies(endpoints.cars.update);
  await open('approved');
  await press(/^Edit Volkswagen/);
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByLabelText<HTMLInputElement>('Reference').checked).toBe(true);
  type('Evidence Source', '');
  await press('Update Car');
  expect(await form.findByText('Please name the source of the reference.')).toBeTruthy();
  await user.click(form.getByLabelText('Timing slip'));
  await press('Update Car');
  await waitFor(() => expect(updates()).toMatchObject([{ evidence: 'timing-slip' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  served('car-1', { evidenceSource: undefined });
  await press(/^Edit Volkswagen/);
  await user.click(within(await screen.findByRole('dialog')).getByLabelText('None'));
  await press('Update Car');
  await waitFor(() => expect(updates()[1]).toMatchObject({ evidence: '' }));
});
