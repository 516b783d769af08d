import { notifications } from '@mantine/notifications';
import { type Category, messages } from '@quartermile/core/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, FakeApi } from '../../../../testing/index.js';
import { carAdminMessages } from '../../../kernel/messages/car-messages.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import { createMemoryHost } from '../../../test/memory-host.js';
import { openCar } from '../../../test/opened-car.js';
import { renderDashboard } from '../../../test/render-dashboard.js';
import { decisionOn, serveCars } from '../../../test/serve-cars.js';

const text = reviewMessages;
const user = userEvent.setup();
const golfProof = '/media/proof/golf?signature=a';
let api: FakeApi;
/** URLs of pictures that are not available. */
let missing: Set<string>;
const listeners = new Set<() => void>();

beforeEach(() => {
  notifications.clean();
  listeners.clear();
  api = new FakeApi();
  const requestedCategories: Category[] = ['Our Drag Races'];
  const polo = { name: 'Polo', image: '/media/polo', proofImage: '/media/proof/polo', requestedCategories };
  serveCars(api, [
    buildAdminCar({ ...polo, _id: 'golf', name: 'Golf', image: '/media/golf', proofImage: golfProof }),
    buildAdminCar({ ...polo, _id: 'polo' }),
  ]);
  missing = new Set([golfProof, '/media/golf']);
});

async function open(isOfflineHost = true) {
  const host = createMemoryHost(api.transport, 'token');
  const pictures = {
    isMissing: (src: string) => missing.has(src),
    watch(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  renderDashboard(isOfflineHost ? Object.assign(host, { pictures }) : host, 'pending');
  return screen.findByRole('article', { name: 'Golf' });
}
const question = () => screen.findByRole('dialog', { name: text.unseenTitle });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a submission whose proof is not available', () => {
  test('says so, and no longer once it is', async () => {
    const card = await open();
    expect(openCar('Golf').getByText(text.proofMissing)).toBeTruthy();
    expect(within(card).queryByRole('img')).toBeNull();
    expect(openCar('Polo').queryByText(text.proofMissing)).toBeNull();
    missing.clear();
    act(() => listeners.forEach((listener) => listener()));
    expect(openCar('Golf').queryByText(text.proofMissing)).toBeNull();
    expect(within(card).getAllByRole('img')).toHaveLength(2);
  });

  test('says so in the details as well', async () => {
    await open();
    await user.keyboard('e');
    const details = within(await screen.findByRole('dialog', { name: text.detailsTitle }));
    expect(details.getByText(text.proofMissing)).toBeTruthy();
    expect(details.getByText(text.pictureMissing)).toBeTruthy();
  });

  test('is approved only after a question, whose safe button has the focus', async () => {
    const card = await open();
    await user.click(within(card).getByRole('button', { name: 'Approve' }));
    expect((await question()).textContent).toContain('Golf');
    expect(document.activeElement?.textContent).toBe(carAdminMessages.cancel);
    await user.keyboard('{Enter}');
    await noDialog();
    expect(screen.queryByText(/sending in/)).toBeNull();
    expect(decisionOn(api, 'golf')).toBeUndefined();
  });

  test('by keyboard: a asks, Escape leaves it, and a second press approves', async () => {
    await open();
    await user.keyboard('a');
    await question();
    await user.keyboard('{Escape}');
    await noDialog();
    expect(decisionOn(api, 'golf')).toBeUndefined();
    await user.keyboard('a');
    await question();
    await user.keyboard('a');
    await waitFor(() => expect(decisionOn(api, 'golf')).toBe('approve'));
    // The next car has its proof.
    await user.keyboard('a');
    await waitFor(() => expect(decisionOn(api, 'polo')).toBe('approve'));
  });

  test('by Ctrl+Enter in the question as well', async () => {
    await open();
    await user.keyboard('a');
    await question();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(decisionOn(api, 'golf')).toBe('approve'));
  });

  test('is not asked about before a category is ticked, nor when it is rejected', async () => {
    serveCars(api, [
      buildAdminCar({ _id: 'golf', name: 'Golf', proofImage: golfProof, requestedCategories: [] }),
    ]);
    await open();
    await user.keyboard('a');
    expect(await screen.findByText(messages.car.approvalCategoryRequired)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('r');
    expect(await screen.findByRole('dialog', { name: text.rejectTitle('Golf') })).toBeTruthy();
  });
});

test('a host that only works with a connection never asks', async () => {
  await open(false);
  expect(screen.queryByText(text.proofMissing)).toBeNull();
  await user.keyboard('a');
  await waitFor(() => expect(decisionOn(api, 'golf')).toBe('approve'));
});
