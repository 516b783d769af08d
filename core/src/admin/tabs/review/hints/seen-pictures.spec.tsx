import { notifications } from '@mantine/notifications';
import type { SeenPictures } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildAdminCar, endpoints, FakeApi } from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';
import { decisionOn, serveCars } from '../../../test/serve-cars.js';
import { SEEN_PICTURES_RELOAD_MS } from './hint-limits.js';
import { hintMessages } from './hint-messages.js';

const user = userEvent.setup();
const SENTENCE = 'The proof looks like the proof of BMW M2 (12.4 s, Mar 2026), which was rejected.';
let api: FakeApi;
const seen = (pictures: Partial<SeenPictures>) =>
  api.respond(endpoints.cars.seenPictures, { isOn: true, pictures: [], notCompared: [], ...pictures });

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  serveCars(api, [buildAdminCar({ _id: 'golf', name: 'Golf', requestedCategories: ['Our Drag Races'] })]);
  seen({
    pictures: [
      {
        ...{ carId: 'golf', picture: 'proofImage', isEqual: false },
        other: {
          ...{ carId: 'm2', picture: 'proofImage', name: 'BMW M2', status: 'rejected', time: '12.4' },
          ...{ at: '2026-03-07', isSameCar: false },
        },
      },
    ],
  });
});

const open = () => void openDashboard(api, 'pending', { role: 'reviewer', undoMs: 10 });
const card = () => screen.findByRole('article', { name: 'Golf' });
const opened = () => screen.findByRole('region', { name: 'Golf, opened' });

test('a picture that looks like that of another run is a hint, which does not prevent an approval', async () => {
  open();
  const hints = within(await within(await opened()).findByRole('list', { name: 'Hints' }));
  expect(await hints.findByText(SENTENCE)).toBeTruthy();
  await user.click(within(await card()).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(decisionOn(api, 'golf')).toBe('approve'));
});

test('the queue is complete without the comparison of pictures', async () => {
  api.fail(endpoints.cars.seenPictures, 'unavailable');
  open();
  expect(await within(await card()).findByRole('button', { name: 'Approve' })).toBeTruthy();
  expect(screen.queryByText(SENTENCE)).toBeNull();
});

test('a car whose pictures are not compared yet says so until the server has compared them', async () => {
  seen({ notCompared: ['golf'] });
  open();
  const hints = within(await within(await opened()).findByRole('list', { name: 'Hints' }));
  expect(await hints.findByText(hintMessages.notCompared)).toBeTruthy();
  seen({});
  await waitFor(() => expect(screen.queryByText(hintMessages.notCompared)).toBeNull(), {
    timeout: 2 * SEEN_PICTURES_RELOAD_MS,
  });
});
