import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildAdminCar, endpoints, FakeApi } from '../../../testing/index.js';
import { reviewMessages } from '../../kernel/messages/review-messages.js';
import { createMemoryHost } from '../../test/memory-host.js';
import { renderDashboard } from '../../test/render-dashboard.js';
import { decided, serveCars } from '../../test/serve-cars.js';

const text = reviewMessages;
const names = ['Golf', 'Polo', 'M2', 'RS3'];
const user = userEvent.setup();
let api: FakeApi;
let missing: Set<string>;

/** So long that a slow machine takes the decisions back in time. */
const LONG_UNDO_MS = 60_000;

beforeEach(() => {
  notifications.clean();
  missing = new Set();
  api = new FakeApi();
  serveCars(
    api,
    names.map((name) =>
      buildAdminCar({
        ...{ _id: name, name, cellphone: null, proofImage: `/media/proof/${name}?signature=1` },
        requestedCategories: name === 'RS3' ? [] : ['Our Drag Races'],
      }),
    ),
  );
});

const open = async (undoMs = 400) => {
  const host = createMemoryHost(api.transport, 'token');
  const pictures = { isMissing: (src: string) => missing.has(src), watch: () => () => undefined };
  renderDashboard(Object.assign(host, { pictures }), 'pending', { undoMs });
  await screen.findByRole('article', { name: 'Golf' });
};
const shown = () => screen.queryAllByRole('article').map(({ ariaLabel }) => ariaLabel);
const approve = (count: number) => screen.queryByRole('button', { name: `Approve ${count}` });
const approved = () => decided(api, 'approve');
const badge = (name: string) =>
  within(screen.getByRole('article', { name })).queryByText(text.proofSeen) !== null;

test('those that were opened are approved together, each for its own categories', async () => {
  await open(LONG_UNDO_MS);
  // Opens two of them one after the other, selects both, and adds a category to the second one.
  await user.keyboard('xjx3');
  expect([badge('Golf'), badge('Polo'), badge('M2')]).toEqual([true, true, false]);
  await user.click(approve(2) as HTMLElement);
  expect(await screen.findByText(/^2 approved, sending in/, { ignore: '[aria-hidden=true]' })).toBeTruthy();
  expect(shown()).toEqual(['M2', 'RS3']);
  expect(screen.getByRole('article', { current: true }).ariaLabel).toBe('M2');
  expect(approved()).toEqual([]);
  // The decisions are sent when the page is left.
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(approved()).toEqual(['Golf', 'Polo']));
  expect(api.bodies(endpoints.cars.review)).toMatchObject([
    { carId: 'Golf', categories: ['Our Drag Races'] },
    { carId: 'Polo', categories: ['Our Drag Races', 'Votes by Viewers'] },
  ]);
});

test('a selected one that was not opened, or has no category, is left out, and the reason is shown', async () => {
  await open();
  await user.keyboard('{Shift>}A{/Shift}');
  expect(shown()).toEqual(names);
  await user.click(screen.getByLabelText(text.selectAll));
  expect(screen.getByText('3 not opened yet')).toBeTruthy();
  expect(approve(1)).toBeTruthy();
  await user.keyboard('jjj');
  await user.click(screen.getByLabelText('Select Polo'));
  expect(screen.getByText('1 without a category')).toBeTruthy();
  expect(approve(2)).toBeTruthy();
  await user.keyboard('{Shift>}A{/Shift}');
  await waitFor(() => expect(approved()).toEqual(['Golf', 'M2']));
  expect(shown()).toEqual(['Polo', 'RS3']);
});

test('all of them are taken back by one press', async () => {
  await open(LONG_UNDO_MS);
  await user.keyboard('xjx');
  await user.click(approve(2) as HTMLElement);
  expect(shown()).toEqual(['M2', 'RS3']);
  await user.keyboard('u');
  await waitFor(() => expect(shown()).toEqual(names));
  expect(approve(2)).toBeTruthy();
  expect(api.calls(endpoints.cars.review)).toHaveLength(0);
});

test('a proof that was not available when it was opened was not seen', async () => {
  missing.add('/media/proof/Golf?signature=1');
  await open(LONG_UNDO_MS);
  await user.keyboard('xjx');
  expect([badge('Golf'), badge('Polo')]).toEqual([false, true]);
  expect(approve(1)).toBeTruthy();
  expect(screen.getByText('1 not opened yet')).toBeTruthy();
});
