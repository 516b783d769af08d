import type { AdminTabId } from '@quartermile/core/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildAdminCar, FakeApi } from '../../../testing/index.js';
import { openDashboard } from '../../test/render-dashboard.js';
import { serveCars } from '../../test/serve-cars.js';

const user = userEvent.setup();

const open = (tab: AdminTabId, status: 'pending' | 'approved' = 'approved') => {
  const api = new FakeApi();
  serveCars(api, [buildAdminCar({ _id: 'golf', name: 'Golf', status, description: 'Stage 2.' })]);
  openDashboard(api, tab);
};
/** The labels of a form or list of fields, in their order. */
const labels = (root: Element | null): string[] =>
  [...(root?.querySelectorAll('label, dt, figcaption > span') ?? [])].map(
    ({ textContent }) => textContent?.replace('*', '').trim() ?? '',
  );
const formOf = async (button: string) =>
  (await screen.findByRole('button', { name: button })).closest('form');

// Specification, sections 2 and 3: what is added comes after these fields.
test.each<[AdminTabId, string, string[]]>([
  ['videos', 'Add Video', ['Title', 'Video URL', 'Custom Thumbnail (optional)']],
  [
    'leaderboard',
    'Add Car',
    [
      ...['Car Name', 'Owner Name', 'Cellphone Number', 'Car Image', '1/4 Mile Time', 'Drivetrain'],
      ...['Description (optional)', 'World Facts', 'Our Drag Races', 'Votes by Viewers'],
    ],
  ],
  [
    'sponsors',
    'Add Sponsor',
    ['Sponsor Name', 'Website', 'Description', 'Category', 'Logo', 'Featured sponsor'],
  ],
])('the form of %s has the specified fields in their order', async (tab, button, fields) => {
  open(tab);
  expect(labels(await formOf(button)).slice(0, fields.length)).toEqual(fields);
});

test('Edit Car has owner, phone, time, drivetrain and description first', async () => {
  open('approved');
  await user.click(await screen.findByRole('button', { name: /^Edit Golf/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Car' });
  expect(labels(dialog).slice(0, 5)).toEqual(['Owner', 'Phone', 'Time', 'Drivetrain', 'Description']);
  const buttons = within(dialog).getAllByRole('button');
  expect(buttons.slice(-2).map(({ textContent }) => textContent)).toEqual(['Cancel', 'Update Car']);
});

test('Car Details has images, owner, phone, time, drivetrain and description first', async () => {
  open('pending', 'pending');
  await user.click(await screen.findByRole('button', { name: 'Details of Golf' }));
  const dialog = await screen.findByRole('dialog', { name: 'Car Details' });
  expect(labels(dialog).slice(0, 7)).toEqual([
    ...['Proof of time', 'Car image'],
    ...['Owner', 'Phone', 'Time', 'Drivetrain', 'Description'],
  ]);
});
