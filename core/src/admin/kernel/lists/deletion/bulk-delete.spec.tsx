import { notifications } from '@mantine/notifications';
import { type AdminTabId, apiPath, apiRoutes } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildAdminCar, buildAdminEntry, buildVideo, MemoryApi } from '../../../../testing/index.js';
import { createMemoryHost } from '../../../test/memory-host.js';
import { renderDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
let api: MemoryApi;

beforeEach(() => {
  notifications.clean();
  api = new MemoryApi();
  api.content.videos = Array.from({ length: 30 }, (_, index) =>
    buildVideo({ _id: `v${index}`, title: `Run ${index}` }),
  );
});

const openTab = (tab: AdminTabId) => renderDashboard(createMemoryHost(api.transport, api.openSession()), tab);
const open = async () => {
  openTab('videos');
  await screen.findAllByRole('article');
};
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
  expect(api.content.videos).toHaveLength(28);
});

test('goes on past one that fails, and counts it', async () => {
  api.trouble.set(apiPath(apiRoutes.videos.delete, { id: 'v0' }), 'unavailable');
  await open();
  await user.click(screen.getByLabelText('Select all on this page'));
  await press('Delete selected');
  await user.click(await screen.findByRole('button', { name: 'Delete 24' }));
  expect(await screen.findByText('1 of 24 could not be deleted. Please try again.')).toBeTruthy();
  expect(api.content.videos).toHaveLength(7);
});

test('approved cars go together, and the question says what goes with them', async () => {
  api.cars = ['Golf', 'Polo', 'Supra'].map((name) => buildAdminCar({ _id: name, name, status: 'approved' }));
  openTab('approved');
  for (const name of ['Golf', 'Supra']) await user.click(await screen.findByLabelText(`Select ${name}`));
  await press('Delete selected');
  const question = within(await screen.findByRole('dialog', { name: 'Delete 2 cars?' }));
  const consequence = 'Their pictures, places on the leaderboard and votes go with them.';
  expect(question.getByText(consequence)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete 2' }));
  expect(await screen.findByText('2 cars deleted.')).toBeTruthy();
  expect(api.cars.map(({ name }) => name)).toEqual(['Polo']);
});

test('leaderboard entries go together, named with their categories, and their cars stay', async () => {
  const car = buildAdminCar({ _id: 'golf', name: 'Golf', status: 'approved' });
  api.cars = [car];
  api.entries = [
    buildAdminEntry({ _id: 'a', category: 'World Facts', car }),
    buildAdminEntry({ _id: 'b', category: 'Our Drag Races', car }),
  ];
  openTab('leaderboard');
  await user.click(await screen.findByLabelText('Select all on this page'));
  await press('Delete selected');
  const question = within(await screen.findByRole('dialog', { name: 'Delete 2 leaderboard entries?' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Golf (Thabo), World Facts',
    'Golf (Thabo), Our Drag Races',
  ]);
  await user.click(question.getByRole('button', { name: 'Delete 2' }));
  expect(await screen.findByText('No Cars Yet')).toBeTruthy();
  expect(api.entries).toEqual([]);
  expect(api.cars).toHaveLength(1);
});

test('a long list has pages', async () => {
  await open();
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(screen.getByText('1–24 of 30')).toBeTruthy();
  await press('Next page');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
});
