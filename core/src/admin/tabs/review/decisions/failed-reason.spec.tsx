import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, endpoints, FakeApi } from '../../../../testing/index.js';
import { driverMessages } from '../../../drawer/driver/driver-messages.js';
import { frameMessages } from '../../../kernel/messages/frame-messages.js';
import { openDashboard } from '../../../test/render-dashboard.js';
import { serveCars } from '../../../test/serve-cars.js';
import { reasonText, splitReason } from './reason-drafts.js';

const user = userEvent.setup();
const golf = buildAdminCar({ _id: 'Golf', name: 'Golf', cellphone: null });
let api: FakeApi;

const open = async () => {
  openDashboard(api, 'pending');
  await screen.findByRole('article', { name: 'Golf' });
};
const isListed = () => waitFor(() => expect(screen.getByRole('article', { name: 'Golf' })).toBeTruthy());

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  serveCars(api, [golf]);
});

describe('a decision that was not accepted', () => {
  test('a question is in its dialog again, and the message says that it is not queued', async () => {
    api.fail(endpoints.cars.requestInformation, 'no connection');
    await open();
    await user.keyboard('i');
    await user.click(await screen.findByLabelText('Where and when was this run?'));
    await user.type(screen.getByLabelText('In your own words'), 'Tarlton?');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    const failure = await screen.findByText(driverMessages.askFailed);
    expect(failure.closest('[role=alert]')?.textContent).toContain(frameMessages.noResponse);
    await isListed();
    await user.keyboard('i');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask the driver of Golf' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Where and when was this run?').checked).toBe(true);
    expect(dialog.getByLabelText<HTMLTextAreaElement>('In your own words').value).toBe('Tarlton?');
    api.recover();
    api.respond(endpoints.cars.requestInformation, golf);
    await user.click(dialog.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText(driverMessages.asked)).toBeTruthy();
  });

  test('a rejection is in its dialog again, also after an error of the server', async () => {
    api.fail(endpoints.cars.review, 'a page');
    await open();
    await user.keyboard('r');
    await user.type(await screen.findByLabelText('In your own words'), 'Send it again.');
    await user.click(screen.getByLabelText(driverMessages.mayResend));
    await user.click(screen.getByRole('button', { name: 'Reject car' }));
    await screen.findByText('Failed to reject car. Please try again.');
    expect(screen.queryByText(frameMessages.noResponse)).toBeNull();
    await isListed();
    await user.keyboard('r');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('In your own words')).value).toBe(
      'Send it again.',
    );
    expect(screen.getByLabelText<HTMLInputElement>(driverMessages.mayResend).checked).toBe(false);
  });
});

describe('the sentences of the site', () => {
  const sentences = { reasons: ['Too blurred.', 'Not a slip.'], questions: ['Which lane?'] };
  beforeEach(() => api.respond(endpoints.rules.reviewTexts, sentences));

  test('are offered, chosen by their digits, and restored with the own words after a failure', async () => {
    api.fail(endpoints.cars.review, 'a page');
    await open();
    await user.keyboard('r');
    await user.click(await screen.findByLabelText('Not a slip.'));
    await user.keyboard('1');
    expect(screen.queryByLabelText('The proof of time cannot be read.')).toBeNull();
    await user.type(screen.getByLabelText('In your own words'), 'Sorry.');
    await user.click(screen.getByRole('button', { name: 'Reject car' }));
    await screen.findByText('Failed to reject car. Please try again.');
    await isListed();
    expect(api.bodies(endpoints.cars.review)).toMatchObject([{ reason: 'Too blurred. Sorry.' }]);
    await user.keyboard('r');
    expect((await screen.findByLabelText<HTMLInputElement>('Too blurred.')).checked).toBe(true);
    expect(screen.getByLabelText<HTMLTextAreaElement>('In your own words').value).toBe('Sorry.');
  });

  test('that are no longer offered stay where they were chosen', async () => {
    await open();
    await user.keyboard('i');
    await user.click(await screen.findByLabelText('Which lane?'));
    api.respond(endpoints.rules.reviewTexts, { ...sentences, questions: ['Which strip?'] });
    window.dispatchEvent(new Event('visibilitychange'));
    expect((await screen.findByLabelText<HTMLInputElement>('Which strip?')).checked).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>('Which lane?').checked).toBe(true);
  });

  test('are the default ones while they cannot be loaded', async () => {
    api.fail(endpoints.rules.reviewTexts, 'no connection');
    await open();
    await user.keyboard('r');
    expect(await screen.findByLabelText('The proof of time cannot be read.')).toBeTruthy();
  });
});

test.each([
  { preset: 'Where was it?', ownWords: 'Tarlton?' },
  { preset: 'Where was it?', ownWords: '' },
  { preset: '', ownWords: 'Where was it?Or when?' },
  { preset: '', ownWords: '' },
])('splits a sentence into what it was made of: %o', (reason) => {
  expect(splitReason(reasonText(reason), ['Where was it?'])).toEqual(reason);
});
