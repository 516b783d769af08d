import { notifications } from '@mantine/notifications';
import type { AdminEntry } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, buildAdminEntry, endpoints, FakeApi } from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup({ applyAccept: false });
const golf = buildAdminEntry({ _id: 'golf' });
const m2 = buildAdminEntry({
  _id: 'm2',
  category: 'World Facts',
  car: buildAdminCar({ _id: 'car-2', name: 'BMW M2', owner: 'Lerato', time: null, worldFacts: '11.2' }),
});
let api: FakeApi;

const serveEntries = (entries: AdminEntry[]) => api.respond(endpoints.leaderboard.list, entries);

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  api.respond(endpoints.leaderboard.add, m2);
  serveEntries([golf, m2]);
});

const open = () => openDashboard(api, 'leaderboard');
const added = () => api.bodies(endpoints.leaderboard.add);
const rows = async () => (await screen.findAllByRole('row')).slice(1);

describe('Leaderboard Cars', () => {
  test('shows car, owner, time, drivetrain and category of each entry', async () => {
    open();
    const cells = (await rows()).map((row) => within(row).getAllByRole('cell'));
    expect(cells.map((row) => row.slice(0, 5).map(({ textContent }) => textContent))).toEqual([
      ['Volkswagen Golf 7 R', 'Thabo', '11.8s', 'AWD', 'Our Drag Races'],
      ['BMW M2', 'Lerato', '11.2s', 'AWD', 'World Facts'],
    ]);
  });

  test('can be narrowed to one category', async () => {
    open();
    await rows();
    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'World Facts' }));
    expect((await rows()).map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['BMW M2']);
  });

  test('shows all categories again, by keyboard alone', async () => {
    open();
    await rows();
    const filter = screen.getByRole('combobox', { name: 'Category' });
    filter.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'World Facts' });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await user.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'All Categories' });
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect((filter as HTMLInputElement).value).toBe('All Categories');
  });

  test('offers to put a deleted entry back on its board', async () => {
    open();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Delete BMW M2 from World Facts' }));
    serveEntries([golf]);
    await user.click(await screen.findByRole('button', { name: 'Delete entry' }));
    const again = await screen.findByRole('button', { name: 'Add to board again' });
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    serveEntries([golf, m2]);
    await user.click(again);
    expect(await screen.findByText('Car added to leaderboard successfully!')).toBeTruthy();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(added()).toEqual([{ carId: 'car-2', category: 'World Facts' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add to board again' })).toBeNull());
  });

  test('offers to put many deleted entries back', async () => {
    open();
    await rows();
    await user.click(screen.getByLabelText('Select all on this page'));
    await user.click(screen.getByRole('button', { name: 'Delete selected' }));
    serveEntries([]);
    await user.click(await screen.findByRole('button', { name: 'Delete 2' }));
    const again = await screen.findByRole('button', { name: 'Add 2 to their boards again' });
    serveEntries([golf, m2]);
    await user.click(again);
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(added()).toHaveLength(2);
  });

  test('asks before an entry is deleted, with the focus on the safe button', async () => {
    open();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Delete BMW M2 from World Facts' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete leaderboard entry?' }));
    expect(question.getByText('This action cannot be undone.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    serveEntries([golf]);
    await user.click(question.getByRole('button', { name: 'Delete entry' }));
    expect(await screen.findByText('Car deleted from leaderboard successfully!')).toBeTruthy();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(api.bodies(endpoints.leaderboard.delete)).toEqual([{ entryId: 'm2' }]);
  });

  test('keeps an entry that could not be deleted, and says so', async () => {
    api.fail(endpoints.leaderboard.delete, 'unavailable');
    open();
    await rows();
    await user.click(screen.getByRole('button', { name: /Delete BMW/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete entry' }));
    expect(await screen.findByText('Failed to delete car. Please try again.')).toBeTruthy();
    expect(await rows()).toHaveLength(2);
    api.recover();
    await user.click(screen.getByRole('button', { name: /Delete BMW/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete entry' }));
    expect(await screen.findByText('Car deleted from leaderboard successfully!')).toBeTruthy();
  });

  test('is empty when it cannot be loaded, says so and can be loaded again', async () => {
    api.fail(endpoints.leaderboard.list, 'unavailable');
    open();
    expect(await screen.findByText('Could not load leaderboard.')).toBeTruthy();
    api.recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(2);
  });
});

describe('the add-car form', () => {
  const add = () => user.click(screen.getByRole('button', { name: 'Add Car' }));
  const fill = async () => {
    api.respond(endpoints.cars.adminSubmit, { _id: 'rs3', status: 'pending' });
    open();
    await user.type(await screen.findByLabelText(/Car Name/), 'Audi RS3');
    await user.type(screen.getByLabelText(/1\/4 Mile Time/), '11.1');
    await user.click(screen.getByRole('combobox', { name: 'Drivetrain' }));
    await user.click(await screen.findByRole('option', { name: 'AWD' }));
    await user.click(screen.getByRole('checkbox', { name: 'World Facts' }));
    await user.click(screen.getByRole('checkbox', { name: 'Votes by Viewers' }));
  };

  test('asks for what is missing in one sentence and sends nothing', async () => {
    open();
    await screen.findByLabelText(/Car Name/);
    await add();
    expect(
      await screen.findByText('Please fill in all required fields and select at least one category.'),
    ).toBeTruthy();
    expect(screen.getByText('Please enter the car name.')).toBeTruthy();
    expect(screen.getByText('Please select at least one category.')).toBeTruthy();
    expect(api.calls(endpoints.cars.adminSubmit)).toHaveLength(0);
  });

  test('makes the car, adds it to each category, and clears', async () => {
    await fill();
    serveEntries([golf, m2, buildAdminEntry({ _id: 'rs3' })]);
    await add();
    expect(await screen.findByText('Car added to leaderboard successfully!')).toBeTruthy();
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(added()).toEqual([
      { carId: 'rs3', category: 'World Facts' },
      { carId: 'rs3', category: 'Votes by Viewers' },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>(/Car Name/).value).toBe('');
  });

  test('goes on with the car it made when an add fails', async () => {
    await fill();
    api.fail(endpoints.leaderboard.add, 'unavailable');
    await add();
    expect(await screen.findByText('Failed to add car. Please try again.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Car Name/).value).toBe('Audi RS3');
    api.recover();
    await add();
    expect(await screen.findByText('Car added to leaderboard successfully!')).toBeTruthy();
    expect(api.calls(endpoints.cars.adminSubmit)).toHaveLength(1);
  });

  test('says at the field what is wrong with a time', async () => {
    await fill();
    await user.type(screen.getByLabelText(/1\/4 Mile Time/), 'x');
    await add();
    expect(await screen.findByText('Time must be in format: X.X (e.g., 9.8)')).toBeTruthy();
    expect(api.calls(endpoints.cars.adminSubmit)).toHaveLength(0);
  });

  test('has a disabled button while it is sent', async () => {
    const release = api.hold(endpoints.cars.adminSubmit);
    await fill();
    await add();
    expect(await screen.findByRole('button', { name: 'Adding Car...' })).toHaveProperty('disabled', true);
    release();
    expect(await screen.findByText('Car added to leaderboard successfully!')).toBeTruthy();
  });

  test('refuses a picture over the limit', async () => {
    open();
    const big = Object.defineProperty(new File(['x'], 'big.png', { type: 'image/png' }), 'size', {
      value: 10 * 1024 * 1024 + 1,
    });
    await user.upload(await screen.findByLabelText(/^Car Image/), big);
    expect(await screen.findByText('Image must be less than 10MB')).toBeTruthy();
  });
});
