import { notifications } from '@mantine/notifications';
import { type ActivityItem, type AdminTabId, runMessages } from '@quartermile/core/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, buildAdminEntry, endpoints, FakeApi } from '../../testing/index.js';
import { openDashboard } from '../test/render-dashboard.js';
import { type ServedCar, serveCars } from '../test/serve-cars.js';
// Preloaded, so that loading code does not count towards the timeouts.
import './car-drawer.js';
import { finderMessages } from '../dashboard/finder/finder-messages.js';
import { approvedMessages } from '../kernel/messages/board-messages.js';
import { drawerMessages } from './drawer-messages.js';

const text = drawerMessages;
const { undo } = approvedMessages;
const user = userEvent.setup();
let api: FakeApi;
let served: ServedCar;

const golf = buildAdminCar({
  _id: 'golf',
  name: 'Golf 7 R',
  owner: 'Thabo',
  time: '11.8',
  vehicleId: 'v1',
  status: 'approved',
  worldFacts: '11.7',
  worldFactsSource: 'A magazine',
  factoryPower: '221 kW',
  image: '/media/golf',
  proofImage: '/media/slip?signed',
});

const entry = buildAdminEntry({ _id: 'e1', car: golf, category: 'Our Drag Races', votes: 4 });

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  served = serveCars(api, [
    golf,
    buildAdminCar({ ...golf, _id: 'slow', time: '12.9', createdAt: '2026-03-02T22:30:00.000Z' }),
    buildAdminCar({ _id: 'polo', name: 'Polo', status: 'pending', time: '14.2', vehicleId: 'v2' }),
    buildAdminCar({ _id: 'm2', name: 'M2', status: 'rejected', vehicleId: 'v3' }),
  ]);
  api.respond(endpoints.leaderboard.list, [entry]);
  const items: ActivityItem[] = [
    {
      _id: 'a1',
      at: '2026-11-21T07:30:00.000Z',
      actor: 'admin@quartermile.example',
      action: 'approve',
      subject: { type: 'car', id: 'golf', label: 'Golf 7 R' },
      before: null,
      after: null,
    },
    {
      _id: 'a2',
      at: '2026-11-20T07:30:00.000Z',
      actor: 'visitor',
      action: 'submit',
      subject: { type: 'car', id: 'polo', label: 'Polo' },
      before: null,
      after: null,
    },
  ];
  api.respond(endpoints.admin.activity, ({ parameters: { cars } }) => ({
    items: items.filter(({ subject }) => !cars || cars.includes(subject.id)),
    next: null,
  }));
});

const open = async (tab: AdminTabId, name: string) => {
  openDashboard(api, tab);
  const [first] = await screen.findAllByRole('button', { name });
  first?.focus();
  await user.click(first as HTMLElement);
  return drawer(name);
};
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const section = async (shown: ReturnType<typeof within>, title: string) =>
  within(await shown.findByRole('region', { name: title }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the drawer of a car', () => {
  test.each<[AdminTabId, string]>([
    ['pending', 'Polo'],
    ['approved', 'Golf 7 R'],
    ['leaderboard', 'Golf 7 R'],
    ['world-facts', 'Golf 7 R'],
    ['factory-specs', 'Golf 7 R'],
    ['activity', 'Golf 7 R'],
  ])('opens from a row of %s, and returns the focus when it is closed', async (tab, name) => {
    await open(tab, name);
    const before = screen.getAllByRole('button', { name })[0];
    await user.keyboard('{Escape}');
    await noDialog();
    expect(document.activeElement).toBe(before);
  });

  test('opens from a rejected car, and from a result of the finder', async () => {
    openDashboard(api, 'pending');
    await screen.findAllByRole('article');
    await user.click(screen.getByText('Rejected'));
    await user.click(await screen.findByRole('button', { name: 'M2' }));
    expect((await drawer('M2')).getByText(/Rejected/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await noDialog();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('searchbox', { name: finderMessages.placeholder }), 'Golf 7');
    await user.keyboard('{Enter}');
    expect(await drawer('Golf 7 R')).toBeTruthy();
  });

  test('edits name and run, with undo', async () => {
    const shown = await section(await open('leaderboard', 'Golf 7 R'), text.car);
    type(shown.getByLabelText(/Car Name/), 'Golf 7.5 R');
    type(shown.getByLabelText(/^Time/), '11.6');
    await user.click(shown.getByRole('button', { name: text.save }));
    await waitFor(() => expect(served('golf')).toMatchObject({ name: 'Golf 7.5 R', time: '11.6' }));
    expect(await drawer('Golf 7.5 R')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: undo }));
    await waitFor(() => expect(served('golf')).toMatchObject({ name: 'Golf 7 R', time: '11.8' }));
  });

  test('corrects a pending car by the route that reviewers may use', async () => {
    const shown = await section(await open('pending', 'Polo'), text.car);
    const corrections = [{ field: 'time', before: '14.2 s', after: '13.2 s' } as const];
    api.respond(endpoints.cars.correct, () => served('polo', { time: '13.2', corrections }));
    type(shown.getByLabelText(/^Time/), '13.2');
    await user.click(shown.getByRole('button', { name: text.save }));
    await waitFor(() => expect(api.bodies(endpoints.cars.correct)).toMatchObject([{ time: '13.2' }]));
    expect(api.calls(endpoints.cars.update)).toHaveLength(0);
    const again = await section(await drawer('Polo'), text.car);
    expect(await again.findByText(/Time, sent: 14.2 s/)).toBeTruthy();
  });

  test('keeps what was typed when it cannot be saved, and asks before it is lost', async () => {
    api.fail(endpoints.cars.update, 'unavailable');
    const shown = await section(await open('approved', 'Golf 7 R'), text.car);
    type(shown.getByLabelText(/^Time/), '11.6');
    await user.click(shown.getByRole('button', { name: text.save }));
    expect(await screen.findByText('Failed to update car. Please try again.')).toBeTruthy();
    expect(shown.getByLabelText<HTMLInputElement>(/^Time/).value).toBe('11.6');
    shown.getByLabelText(/^Time/).focus();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await noDialog();
  });

  test('lists the runs, opens another one and splits it off', async () => {
    const runs = await section(await open('approved', 'Golf 7 R'), text.runs);
    await user.click(runs.getByRole('button', { name: /^Open 12.9 s/ }));
    const other = await section(await drawer('Golf 7 R'), text.car);
    expect(other.getByLabelText<HTMLInputElement>(/^Time/).value).toBe('12.9');
    const [, split] = (await section(await drawer('Golf 7 R'), text.runs)).getAllByRole('button', {
      name: /^Split off/,
    });
    const { moveRuns } = endpoints.cars;
    api.respond(moveRuns, ({ body: { toCarId } }) => [served('slow', { vehicleId: toCarId ? 'v1' : 'new' })]);
    await user.click(split as HTMLElement);
    await user.click(await screen.findByRole('button', { name: runMessages.undo }));
    await waitFor(() =>
      expect(api.bodies(moveRuns)).toEqual([
        { carIds: ['slow'], toCarId: null },
        { carIds: ['slow'], toCarId: 'golf' },
      ]),
    );
  });

  test('takes the car off a board, puts it back, and on another', async () => {
    const shown = await open('factory-specs', 'Golf 7 R');
    const boards = await section(shown, text.boards);
    expect(await boards.findByText('4 votes')).toBeTruthy();
    await user.click(boards.getByRole('button', { name: 'Take off: Golf 7 R, Our Drag Races' }));
    const { add, delete: remove, list } = endpoints.leaderboard;
    api.respond(list, []);
    await user.click(await screen.findByRole('button', { name: 'Delete entry' }));
    const again = await screen.findByRole('button', { name: 'Add to board again' });
    expect(api.bodies(remove)).toEqual([{ entryId: 'e1' }]);
    api.respond(list, [entry]);
    api.respond(add, entry);
    await user.click(again);
    await waitFor(() => expect(api.calls(add)).toHaveLength(1));
    await boards.findByText('4 votes');
    await user.click(boards.getByRole('button', { name: /Add Golf 7 R to a|Add to board|board/i }));
    await user.click(await screen.findByRole('menuitem', { name: 'World Facts' }));
    await waitFor(() =>
      expect(api.bodies(add)).toEqual([
        { carId: 'golf', category: 'Our Drag Races' },
        { carId: 'golf', category: 'World Facts' },
      ]),
    );
  });

  test('shows the votes in a dialog of its own, whose Escape leaves the drawer open', async () => {
    const boards = await section(await open('approved', 'Golf 7 R'), text.boards);
    await user.click(await boards.findByRole('button', { name: /Votes/ }));
    expect(screen.getAllByRole('dialog')).toHaveLength(2);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(await drawer('Golf 7 R')).toBeTruthy();
  });

  test('saves factory figures and the World Facts source, each with undo', async () => {
    const shown = await open('world-facts', 'Golf 7 R');
    const factory = await section(shown, text.factory);
    type(factory.getByLabelText('Power'), '228 kW');
    await user.click(factory.getByRole('button', { name: text.save }));
    await waitFor(() => expect(served('golf').factoryPower).toBe('228 kW'));
    await user.click(await screen.findByRole('button', { name: undo }));
    await waitFor(() => expect(served('golf').factoryPower).toBe('221 kW'));
    const facts = await section(shown, text.worldFacts);
    type(facts.getByLabelText(/Source/), 'Another magazine');
    await user.click(facts.getByRole('button', { name: text.save }));
    await waitFor(() => expect(served('golf').worldFactsSource).toBe('Another magazine'));
    await user.click(await screen.findByRole('button', { name: undo }));
    await waitFor(() => expect(served('golf').worldFactsSource).toBe('A magazine'));
  });

  test('has pictures, public link, the driver’s page and the history of this car only', async () => {
    const shown = await open('approved', 'Golf 7 R');
    const pictures = (await section(shown, text.pictures)).getAllByRole('link');
    expect(pictures.map((link) => link.getAttribute('href'))).toEqual([golf.proofImage, golf.image]);
    const links = await section(shown, text.links);
    const page = links.getByRole('link', { name: 'Page of the car' });
    expect(page.getAttribute('href')).toMatch(new RegExp(`/cars/${encodeURIComponent(golf.vehicleId)}-golf`));
    const link = links.getByRole('link', { name: 'On Our Drag Races' });
    expect(link.getAttribute('href')).toMatch(/\/leaderboard\/e1$/);
    expect((await section(shown, text.driver)).getByText(text.noDriverPage)).toBeTruthy();
    const history = await section(shown, text.history);
    expect(await history.findByText(/approved/)).toBeTruthy();
    expect(history.queryByText(/submitted/)).toBeNull();
  });

  test('offers another attempt when the list of the car could not be loaded', async () => {
    api.fail(endpoints.cars.approved, 'forbidden');
    openDashboard(api, 'leaderboard');
    await user.click(await screen.findByRole('button', { name: 'Golf 7 R' }));
    const shown = await drawer('Car');
    expect(await shown.findByText('Could not load this car.')).toBeTruthy();
    expect(shown.queryByText(text.goneTitle)).toBeNull();
    api.recover();
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await drawer('Golf 7 R')).toBeTruthy();
  });

  test('keeps its letters from the review queue behind it', async () => {
    const shown = await open('pending', 'Polo');
    shown.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('2a');
    await user.keyboard('t');
    // A focused button that disappears leaves the focus nowhere.
    shown.getByRole('button', { name: 'Close' }).blur();
    await user.keyboard('2a');
    await user.keyboard('t');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(api.calls(endpoints.cars.review)).toEqual([]);
    expect(screen.queryByText(/^Approved/)).toBeNull();
  });
});
