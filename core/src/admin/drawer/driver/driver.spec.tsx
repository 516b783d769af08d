import { notifications } from '@mantine/notifications';
import { type AdminCar, type SubmissionInfo } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, buildEntry, endpoints, FakeApi } from '../../../testing/index.js';
import { openCar } from '../../test/opened-car.js';
import { openDashboard } from '../../test/render-dashboard.js';
import { serveCars } from '../../test/serve-cars.js';

const user = userEvent.setup();
let api: FakeApi;

const LINK = 'https://quartermile.example/submissions/abc';
const fresh: SubmissionInfo = {
  informationRequest: null,
  revisedAt: null,
  changes: [],
  mayResend: false,
  previousCarId: null,
  hasEmail: false,
  notified: null,
  link: LINK,
};
const buildSent = (name: string, submission: Partial<SubmissionInfo> = {}, car: Partial<AdminCar> = {}) =>
  buildAdminCar({ _id: name, name, submission: { ...fresh, ...submission }, ...car });

const open = async (undoMs?: number) => {
  openDashboard(api, 'pending', undoMs ? { undoMs } : {});
  await screen.findByRole('article', { name: 'Golf' });
};
const shown = () => screen.queryAllByRole('article').map(({ ariaLabel }) => ariaLabel);
const cars = ['Golf', 'Polo', 'M2'].map((name) => buildSent(name));

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  const served = serveCars(api, cars);
  const { markNotified, requestInformation } = endpoints.cars;
  const change = (carId: string, changes: Partial<SubmissionInfo>) =>
    served(carId, { submission: { ...fresh, ...served(carId).submission, ...changes } });
  api.respond(requestInformation, ({ body: { carId, reason } }) =>
    change(carId, { informationRequest: { reason, at: '2026-11-22T08:00:00.000Z' } }),
  );
  api.respond(markNotified, ({ body: { carId } }) =>
    change(carId, { notified: { at: '2026-11-22T08:00:00.000Z', by: 'whatsapp' } }),
  );
});

describe('a question to the driver', () => {
  test('is asked by the key i, and the car goes on waiting at the end of the queue', async () => {
    await open();
    await user.keyboard('i');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask the driver of Golf' }));
    await user.click(dialog.getByLabelText('Where and when was this run?'));
    await user.type(dialog.getByLabelText('In your own words'), 'Tarlton?');
    await user.click(dialog.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText(/^Asked, sending in/, { ignore: '[aria-hidden=true]' })).toBeTruthy();
    expect(screen.getByRole('article', { current: true }).ariaLabel).toBe('Polo');
    expect(
      await screen.findByText('Question asked. The driver sees it on the page of the submission.'),
    ).toBeTruthy();
    expect(api.bodies(endpoints.cars.requestInformation)).toEqual([
      { carId: 'Golf', version: expect.any(String), reason: 'Where and when was this run? Tarlton?' },
    ]);
    await waitFor(() => expect(shown()).toEqual(['Polo', 'M2', 'Golf']));
    expect(screen.getByRole('heading', { name: 'Waiting for the driver (1)' })).toBeTruthy();
    expect(openCar('Golf').getByText(/^Question open since/)).toBeTruthy();
  });

  test('needs words', async () => {
    await open();
    await user.click(openCar('Polo').getByRole('button', { name: 'Ask for information' }));
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    expect(await screen.findByText('Please say what is missing.')).toBeTruthy();
    expect(api.bodies(endpoints.cars.requestInformation)).toEqual([]);
  });

  test('can be taken back like any decision', async () => {
    await open(60_000);
    await user.keyboard('i');
    await screen.findByRole('dialog', { name: 'Ask the driver of Golf' });
    await user.keyboard(' {Enter}');
    await waitFor(() => expect(shown()).toEqual(['Polo', 'M2']));
    await user.keyboard('u');
    await waitFor(() => expect(shown()).toEqual(['Golf', 'Polo', 'M2']));
    expect(api.calls(endpoints.cars.requestInformation)).toHaveLength(0);
  });

  test('that fails says so, and the car is back in its place', async () => {
    api.fail(endpoints.cars.requestInformation, 'unavailable');
    await open();
    await user.keyboard('i');
    await screen.findByRole('dialog', { name: 'Ask the driver of Golf' });
    await user.keyboard(' {Enter}');
    expect(await screen.findByText('Failed to send the question. Please try again.')).toBeTruthy();
    await waitFor(() => expect(shown()).toEqual(['Golf', 'Polo', 'M2']));
  });
});

describe('a rejection', () => {
  test('lets the driver send it again, unless the tick is taken off', async () => {
    await open();
    const reject = async (key: string, name: string) => {
      await user.keyboard(key);
      const dialog = within(await screen.findByRole('dialog', { name: `Reject ${name}` }));
      return { dialog, tick: dialog.getByLabelText<HTMLInputElement>(/^The driver may change it/) };
    };
    const first = await reject('r', 'Golf');
    expect(first.tick.checked).toBe(true);
    await user.click(first.dialog.getByRole('button', { name: 'Reject car' }));
    const second = await reject('r', 'Polo');
    await user.click(second.tick);
    await user.click(second.dialog.getByRole('button', { name: 'Reject car' }));
    await waitFor(() => expect(api.bodies(endpoints.cars.review)).toHaveLength(2));
    expect(api.bodies(endpoints.cars.review)).toMatchObject([{ mayResend: true }, { mayResend: false }]);
  });
});

describe('the opened car', () => {
  test('shows what the driver changed, and that it is a new time for another car', async () => {
    serveCars(api, [
      buildSent('Golf', {
        revisedAt: '2026-11-22T08:00:00.000Z',
        previousCarId: 'old',
        changes: [
          { field: 'time', before: '11.8', after: '11.62' },
          { field: 'worldFacts', before: '11.8', after: '11.62' },
          { field: 'description', before: null, after: 'Stage 2' },
          { field: 'proofImage', before: null, after: null },
        ],
      }),
      buildSent('Old Golf', {}, { _id: 'old', status: 'approved', reviewedAt: '2026-11-20T09:00:00.000Z' }),
    ]);
    await open();
    expect(
      openCar('Golf').getByText(/Time 11\.8 → 11\.62, Description none → Stage 2, new proof$/),
    ).toBeTruthy();
    expect(await openCar('Golf').findByText('New time for Old Golf')).toBeTruthy();
  });

  test('of a car with a question offers WhatsApp, and records that the driver was notified', async () => {
    const informationRequest = { reason: 'Which strip?', at: '2026-11-22T08:00:00.000Z' };
    const golf = buildSent('Golf', { informationRequest });
    const notified = { at: '2026-11-22T08:00:00.000Z', by: 'whatsapp' } as const;
    const served = serveCars(api, [golf]);
    api.respond(endpoints.cars.markNotified, () =>
      served('Golf', { submission: { ...fresh, informationRequest, notified } }),
    );
    await open();
    expect(openCar('Golf').getByText('Not notified')).toBeTruthy();
    const link = openCar('Golf').getByRole('link', { name: 'Notify the driver of Golf by WhatsApp' });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/27821234567\?text=/);
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    await user.click(link);
    expect(await screen.findByText('Recorded: notified by WhatsApp.')).toBeTruthy();
    expect(api.bodies(endpoints.cars.markNotified)).toEqual([{ carId: 'Golf' }]);
    expect(await openCar('Golf').findByText('Notified by WhatsApp')).toBeTruthy();
  });

  test('of a decided car says how its driver was notified', async () => {
    const notified = { at: '2026-11-22T08:00:00.000Z', by: 'mail' } as const;
    const rejected = { status: 'rejected', reviewedAt: '2026-11-22T07:00:00.000Z' } as const;
    serveCars(api, [...cars, buildSent('Supra', { notified, mayResend: true }, rejected)]);
    await open();
    await user.click(screen.getByRole('button', { name: 'Rejected' }));
    expect(await screen.findByText('Notified by mail')).toBeTruthy();
  });
});

describe('the message about an approval', () => {
  test('waits for the places of the car', async () => {
    const approved = { status: 'approved', reviewedAt: '2026-11-22T07:00:00.000Z' } as const;
    const supra = buildSent('Supra', {}, approved);
    serveCars(api, [supra]);
    api.respond(endpoints.leaderboard.list, [{ ...buildEntry({ category: 'Our Drag Races' }), car: supra }]);
    const releasePlaces = api.hold(endpoints.leaderboard.list);
    openDashboard(api, 'approved');
    const name = 'Notify the driver of Supra by WhatsApp';
    expect((await screen.findByLabelText(name)).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByLabelText(name));
    expect(api.bodies(endpoints.cars.markNotified)).toEqual([]);
    releasePlaces();
    const link = await screen.findByRole('link', { name });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('P1 in Our Drag Races');
  });
});

describe('a withdrawn car', () => {
  test('stands beside the rejected ones and can be reopened', async () => {
    const withdrawn = { status: 'withdrawn', reviewedAt: '2026-11-21T09:00:00.000Z' } as const;
    serveCars(api, [...cars, buildSent('Supra', {}, withdrawn)]);
    await open();
    await user.click(screen.getByRole('button', { name: 'Withdrawn' }));
    const supra = within(await screen.findByRole('article', { name: 'Supra' }));
    expect(supra.getByText('Withdrawn on')).toBeTruthy();
    expect(supra.queryByText('No reason given')).toBeNull();
    await user.click(supra.getByRole('button', { name: 'Reopen Supra' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Supra' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Waiting' }));
    expect(await screen.findByRole('article', { name: 'Supra' })).toBeTruthy();
  });
});
