import { notifications } from '@mantine/notifications';
import { type AdminTabId } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  buildAdminCar,
  buildAdminEntry,
  buildVideo,
  endpoints,
  FakeApi,
  Refusal,
} from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';
import { serveCars } from '../../../test/serve-cars.js';

const user = userEvent.setup();
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  const videos = Array.from({ length: 30 }, (_, index) =>
    buildVideo({ _id: `v${index}`, title: `Run ${index}` }),
  );
  api.respond(endpoints.videos.list, videos);
});

const openTab = (tab: AdminTabId) => openDashboard(api, tab);
const open = async () => {
  openTab('videos');
  await screen.findAllByRole('article');
};
const deleted = () => api.calls(endpoints.videos.delete).map(({ parameters: { id } }) => id);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('shows what goes, asks once, and deletes all of it', async () => {
  await open();
  for (const name of ['Select Run 0', 'Select Run 3']) await user.click(screen.getByLabelText(name));
  await press('Delete selected');
  const question = within(await screen.findByRole('dialog', { name: 'Delete 2 videos?' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Run 0', 'Run 3']);
  expect(question.getByText('This action cannot be undone.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete 2' }));
  expect(await screen.findByText('2 videos deleted.')).toBeTruthy();
  expect(deleted()).toEqual(['v0', 'v3']);
});

test('goes on past one that fails, and counts it', async () => {
  api.respond(endpoints.videos.delete, ({ parameters: { id } }) =>
    id === 'v0' ? new Refusal('unavailable') : ({ deleted: true } as const),
  );
  await open();
  await user.click(screen.getByLabelText('Select all on this page'));
  await press('Delete selected');
  await user.click(await screen.findByRole('button', { name: 'Delete 24' }));
  expect(await screen.findByText('1 of 24 could not be deleted. Please try again.')).toBeTruthy();
  expect(deleted()).toHaveLength(24);
});

test('approved cars go together, and the question says what goes with them', async () => {
  serveCars(
    api,
    ['Golf', 'Polo', 'Supra'].map((name) => buildAdminCar({ _id: name, name, status: 'approved' })),
  );
  openTab('approved');
  for (const name of ['Golf', 'Supra']) await user.click(await screen.findByLabelText(`Select ${name}`));
  await press('Delete selected');
  const question = within(await screen.findByRole('dialog', { name: 'Delete 2 cars?' }));
  const consequence = 'Their pictures, places on the leaderboard and votes go with them.';
  expect(question.getByText(consequence)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete 2' }));
  expect(await screen.findByText('2 cars deleted.')).toBeTruthy();
  expect(api.bodies(endpoints.cars.delete)).toEqual([{ carId: 'Golf' }, { carId: 'Supra' }]);
});

test('leaderboard entries go together, named with their categories, and their cars stay', async () => {
  const car = buildAdminCar({ _id: 'golf', name: 'Golf', status: 'approved' });
  serveCars(api, [car]);
  api.respond(endpoints.leaderboard.list, [
    buildAdminEntry({ _id: 'a', category: 'World Facts', car }),
    buildAdminEntry({ _id: 'b', category: 'Our Drag Races', car }),
  ]);
  openTab('leaderboard');
  await user.click(await screen.findByLabelText('Select all on this page'));
  await press('Delete selected');
  const question = within(await screen.findByRole('dialog', { name: 'Delete 2 leaderboard entries?' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Golf (Thabo), World Facts',
    'Golf (Thabo), Our Drag Races',
  ]);
  api.respond(endpoints.leaderboard.list, []);
  await user.click(question.getByRole('button', { name: 'Delete 2' }));
  expect(await screen.findByText('No Cars Yet')).toBeTruthy();
  expect(api.bodies(endpoints.leaderboard.delete)).toEqual([{ entryId: 'a' }, { entryId: 'b' }]);
  expect(api.calls(endpoints.cars.delete)).toEqual([]);
});

test('a long list has pages', async () => {
  await open();
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(screen.getByText('1–24 of 30')).toBeTruthy();
  await press('Next page');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
});
