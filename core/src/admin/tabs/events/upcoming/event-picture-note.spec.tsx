import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildEvent, endpoints, FakeApi } from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();

/** Opens the form of an event with the given pictures. */
async function edit(images: string[]) {
  const api = new FakeApi();
  api.respond(endpoints.events.list, [buildEvent({ images })]);
  openDashboard(api, 'events');
  await user.click(await screen.findByRole('button', { name: 'Edit Event a' }));
  return within(await screen.findByRole('dialog', { name: 'Edit Event' }));
}

test('clearing the picture of an event with more of them says that those go too', async () => {
  const form = await edit(['/media/a', '/media/b', '/media/c']);
  expect(form.queryByText(/This event holds/)).toBeNull();
  await user.click(form.getByRole('button', { name: 'Remove image' }));
  expect(form.getByText('This event holds 2 more pictures. Saving takes those away too.')).toBeTruthy();
});

test('clearing the only picture needs no words', async () => {
  const form = await edit(['/media/a']);
  await user.click(form.getByRole('button', { name: 'Remove image' }));
  expect(form.queryByText(/This event holds/)).toBeNull();
});
