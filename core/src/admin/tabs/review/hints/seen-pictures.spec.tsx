import { notifications } from '@mantine/notifications';
import { hintRoutes } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildAdminCar, MemoryApi } from '../../../../testing/index.js';
import { createMemoryHost } from '../../../test/memory-host.js';
import { renderDashboard } from '../../../test/render-dashboard.js';
import { SEEN_PICTURES_RELOAD_MS } from './hint-limits.js';
import { hintMessages } from './hint-messages.js';

const user = userEvent.setup();
const SENTENCE = 'The proof looks like the proof of BMW M2 (12.4 s, Mar 2026), which was rejected.';
let api: MemoryApi;

beforeEach(() => {
  notifications.clean();
  api = new MemoryApi();
  api.cars = [buildAdminCar({ _id: 'golf', name: 'Golf', requestedCategories: ['World Facts'] })];
  api.hints.pictures = [
    {
      ...{ carId: 'golf', picture: 'proofImage', isEqual: false },
      other: {
        ...{ carId: 'm2', picture: 'proofImage', name: 'BMW M2', status: 'rejected', time: '12.4' },
        ...{ at: '2026-03-07', isSameCar: false },
      },
    },
  ];
});

const open = () =>
  void renderDashboard(createMemoryHost(api.transport, api.openSession('reviewer')), 'pending', {
    undoMs: 10,
  });
const card = () => screen.findByRole('article', { name: 'Golf' });

test('a picture that looks like that of another run is a hint, which does not prevent an approval', async () => {
  open();
  const hints = within(await within(await card()).findByRole('list', { name: 'Hints' }));
  expect(await hints.findByText(SENTENCE)).toBeTruthy();
  await user.click(within(await card()).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(api.cars[0]?.status).toBe('approved'));
});

test('the queue is complete without the comparison of pictures', async () => {
  api.trouble.set(hintRoutes.seenPictures, 'unavailable');
  open();
  expect(await within(await card()).findByRole('button', { name: 'Approve' })).toBeTruthy();
  expect(within(await card()).queryByText(SENTENCE)).toBeNull();
});

test('a car whose pictures are not compared yet says so until the server has compared them', async () => {
  api.hints.pictures = [];
  api.hints.notCompared = ['golf'];
  open();
  const hints = within(await within(await card()).findByRole('list', { name: 'Hints' }));
  expect(await hints.findByText(hintMessages.notCompared)).toBeTruthy();
  api.hints.notCompared = [];
  await waitFor(() => expect(screen.queryByText(hintMessages.notCompared)).toBeNull(), {
    timeout: 2 * SEEN_PICTURES_RELOAD_MS,
  });
});
