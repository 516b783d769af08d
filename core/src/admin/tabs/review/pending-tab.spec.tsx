import { notifications } from '@mantine/notifications';
import { messages } from '@quartermile/core/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, buildAdminEntry, endpoints, FakeApi, Refusal } from '../../../testing/index.js';
import { reviewMessages } from '../../kernel/messages/review-messages.js';
import { openDashboard } from '../../test/render-dashboard.js';
import { serveCars } from '../../test/serve-cars.js';

const golf = buildAdminCar({
  _id: 'golf',
  driverId: 'thabo',
  description: 'Stage 2 at Tarlton.',
  image: '/media/golf',
  proofImage: '/media/slip?signature=1',
  requestedCategories: ['Votes by Viewers'],
  createdAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
});
const m2 = buildAdminCar({
  ...{ _id: 'm2', name: 'BMW M2', owner: 'Lerato', time: '11.2', drivetrain: 'RWD', driverId: 'thabo' },
});
const user = userEvent.setup();
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  serveCars(api, [golf, m2]);
});

const open = () => openDashboard(api, 'pending');
const card = (name: string) => screen.findByRole('article', { name });
const opened = (name: string) => screen.findByRole('region', { name: reviewMessages.opened(name) });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
const press = async (name: string, inCard = golf.name) =>
  user.click(within(await card(inCard)).getByRole('button', { name }));
const reviews = () => api.calls(endpoints.cars.review);

describe('a pending submission', () => {
  test('shows owner, car, age, time, drivetrain, status and what its owner ticked', async () => {
    open();
    const shown = within(await card(golf.name));
    for (const text of ['Thabo', '2 hours ago', 'AWD', 'Pending Review']) {
      expect(shown.getByText(text, { exact: false })).toBeTruthy();
    }
    expect(shown.getByText('11.8').textContent).toBe('11.8s');
    expect(shown.getByLabelText<HTMLInputElement>('Votes by Viewers').checked).toBe(true);
    expect(shown.getByLabelText<HTMLInputElement>('World Facts').checked).toBe(false);
  });

  test('carries hints beside its proof, that decide nothing', async () => {
    api.respond(endpoints.leaderboard.list, [
      buildAdminEntry({ car: buildAdminCar({ _id: 'best', name: 'RS3', time: '11.9' }) }),
    ]);
    open();
    const record = 'Faster than the record of Our Drag Races, which is 11.9 s.';
    const sameDriver = 'Another pending car is of the same driver.';
    const hints = within(await within(await opened(golf.name)).findByRole('list', { name: 'Hints' }));
    expect(await hints.findByText(record)).toBeTruthy();
    expect(hints.getByText(sameDriver)).toBeTruthy();
    expect(within(await card(golf.name)).getByText('2 hints')).toBeTruthy();
    await press('Approve');
    expect(await screen.findByText('Car approved successfully!')).toBeTruthy();
  });

  test('carries its hints in order: picture, driver, record, factory figure', async () => {
    const stock = buildAdminCar({
      ...{ _id: 'stock', name: golf.name, status: 'approved', image: '/media/golf' },
      ...{ factoryQuarterMile: '11.9 s', time: '11.4' },
    });
    serveCars(api, [{ ...golf, time: '8.1' }, m2, stock]);
    api.respond(endpoints.leaderboard.list, [buildAdminEntry({ car: stock })]);
    open();
    const hints = async (name: string) =>
      within(await within(await opened(name)).findByRole('list', { name: 'Hints' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const sameDriver = 'Another pending car is of the same driver.';
    await waitFor(async () =>
      expect(await hints(golf.name)).toEqual([
        `This picture was seen before, with ${golf.name}.`,
        sameDriver,
        'Faster than the record of Our Drag Races by 3.3 s, which is a big step: 8.1 s, and the record stands at 11.4 s.',
        'Far quicker than the factory figure for this car: 11.9 s.',
      ]),
    );
    await user.keyboard('j');
    expect(await hints(m2.name)).toContain(sameDriver);
  });

  test('is approved into the ticked categories, and goes', async () => {
    open();
    await user.click(within(await card(golf.name)).getByLabelText('Our Drag Races'));
    await press('Approve');
    expect(await screen.findByText('Car approved successfully!')).toBeTruthy();
    await gone(golf.name);
    await waitFor(() =>
      expect(reviews()[0]?.body).toEqual({
        carId: 'golf',
        action: 'approve',
        categories: ['Votes by Viewers', 'Our Drag Races'],
        version: expect.any(String),
      }),
    );
    expect(await card(m2.name)).toBeTruthy();
  });

  test('is not approved without a category', async () => {
    open();
    await press('Approve', m2.name);
    expect(await screen.findByText('Please select at least one category for approval.')).toBeTruthy();
    expect(reviews()).toEqual([]);
  });

  test('is rejected with a usual reason and own words', async () => {
    open();
    await press('Reject');
    await user.click(await screen.findByLabelText('The proof of time cannot be read.'));
    await user.type(screen.getByLabelText('In your own words'), 'Send it again.');
    await user.click(screen.getByRole('button', { name: 'Reject car' }));
    expect(await screen.findByText('Car rejected successfully!')).toBeTruthy();
    await gone(golf.name);
    await waitFor(() =>
      expect(reviews()[0]?.body).toMatchObject({
        carId: 'golf',
        reason: 'The proof of time cannot be read. Send it again.',
      }),
    );
  });

  test('stays where it is when a rejection is cancelled', async () => {
    open();
    await press('Reject');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reviews()).toEqual([]);
  });

  test.each([
    ['Approve', 'Failed to approve car. Please try again.'],
    ['Reject', 'Failed to reject car. Please try again.'],
  ])('stays when %s fails, and says so', async (action, sentence) => {
    api.fail(endpoints.cars.review, 'unavailable');
    open();
    await press(action);
    if (action === 'Reject') await user.click(await screen.findByRole('button', { name: 'Reject car' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(await card(golf.name)).toBeTruthy();
  });

  test.each([
    ['approved', 'Volkswagen Golf 7 R was approved meanwhile'],
    ['rejected', 'Volkswagen Golf 7 R was rejected or deleted meanwhile'],
  ] as const)('goes with a word when somebody else has %s it meanwhile', async (status, what) => {
    open();
    await card(golf.name);
    serveCars(api, [{ ...golf, status }, m2]);
    api.respond(endpoints.cars.review, new Refusal('already_reviewed'));
    await press('Approve');
    expect(await screen.findByText(messages.review.alreadyReviewed)).toBeTruthy();
    expect(screen.getByText(what)).toBeTruthy();
    await gone(golf.name);
  });
});

describe('Car Details', () => {
  const details = () => screen.findByRole('dialog', { name: 'Car Details' });

  test('shows both pictures, then what was filled in, the specification’s fields first', async () => {
    open();
    await press(reviewMessages.details(golf.name));
    const shown = within(await details());
    for (const text of ['Thabo', '+27 82 123 4567', 'AWD', 'Stage 2 at Tarlton.']) {
      expect(shown.getByText(text)).toBeTruthy();
    }
    expect(shown.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Proof of time',
      'Car image',
    ]);
    const terms = shown.getAllByRole('term');
    expect(shown.getAllByRole('img')[1]?.compareDocumentPosition(terms[0] as HTMLElement)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      ...['Owner', 'Phone', 'Time', 'Drivetrain', 'Description', 'Car'],
    ]);
    expect(shown.queryByText('None')).toBeNull();
  });

  test('hides a picture that cannot be loaded', async () => {
    open();
    await press(reviewMessages.details(golf.name));
    const shown = within(await details());
    fireEvent.error(shown.getByRole('img', { name: 'Car image' }));
    expect(shown.getAllByRole('img')).toHaveLength(1);
  });

  test('closes by Escape and gives the focus back', async () => {
    open();
    await press(reviewMessages.details(golf.name));
    await details();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /Details of Volks/ })),
    );
  });
});

describe('the queue', () => {
  test('says when there is nothing left to review', async () => {
    serveCars(api, []);
    open();
    expect(await screen.findByText('All Caught Up!')).toBeTruthy();
    expect(screen.getByText('No pending submissions to review')).toBeTruthy();
  });

  test('is empty when it cannot be loaded, says so and can be loaded again', async () => {
    api.fail(endpoints.cars.pending, 'unavailable');
    open();
    expect(await screen.findByText('Could not load pending submissions.')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    api.recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card(golf.name)).toBeTruthy();
  });

  test('puts a car back to its last tick after a failed approval', async () => {
    api.fail(endpoints.cars.review, 'unavailable');
    open();
    await user.click(within(await card(golf.name)).getByLabelText('World Facts'));
    await press('Approve');
    await screen.findByText('Failed to approve car. Please try again.');
    expect(within(await card(golf.name)).getByLabelText<HTMLInputElement>('World Facts').checked).toBe(true);
  });
});
