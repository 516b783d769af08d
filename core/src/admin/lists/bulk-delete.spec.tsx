import { notifications } from '@mantine/notifications';
import { apiPath, apiRoutes } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildVideo, MemoryApi } from '../../testing/index.js';
import { createMemoryHost } from '../test/memory-host.js';
import { renderDashboard } from '../test/render-dashboard.js';

const user = userEvent.setup();
let api: MemoryApi;

beforeEach(() => {
  notifications.clean();
  api = new MemoryApi();
  api.content.videos = Array.from({ length: 30 }, (_, index) =>
    buildVideo({ _id: `v${index}`, title: `Run ${index}` }),
  );
});

const open = async () => {
  renderDashboard(createMemoryHost(api.transport, api.openSession()), 'videos');
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

test('a long list has pages', async () => {
  await open();
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(screen.getByText('1–24 of 30')).toBeTruthy();
  await press('Next page');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
});
