import { notifications } from '@mantine/notifications';
import { type AdminCar } from '@quartermile/core/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, endpoints, FakeApi, Refusal } from '../../../../testing/index.js';
import { correctionMessages } from '../../../kernel/cars/edit/correction-messages.js';
import { formMessages } from '../../../kernel/forms/form-messages.js';
import { listMessages } from '../../../kernel/lists/list-messages.js';
import { decisionTexts, reviewMessages } from '../../../kernel/messages/review-messages.js';
import { createMemoryHost } from '../../../test/memory-host.js';
import { openCar } from '../../../test/opened-car.js';
import { renderDashboard } from '../../../test/render-dashboard.js';
import { type ServedCar, serveCars } from '../../../test/serve-cars.js';
import { describeChanged } from '../card/describe-changed.js';

const text = reviewMessages;
const user = userEvent.setup();
const golf = buildAdminCar({
  ...{ _id: 'golf', name: 'Golf', time: '14.2', requestedCategories: ['Our Drag Races'] },
  ...{ image: '/media/golf', proofImage: '/media/proof/slip?expires=1' },
});
const polo = buildAdminCar({ _id: 'polo', name: 'Polo', requestedCategories: ['Our Drag Races'] });
const up = buildAdminCar({ _id: 'up', name: 'Up', requestedCategories: ['Our Drag Races'] });
let api: FakeApi;
let served: ServedCar;
/** Cars that their drivers changed, with new versions. */
let changed: Map<string, AdminCar>;
let host: ReturnType<typeof createMemoryHost>;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  changed = new Map();
  served = serveCars(api, [golf, polo, up]);
  const { correct, requestInformation, review } = endpoints.cars;
  api.respond(review, ({ body: { carId, action, version } }) => {
    const car = answer(carId, version, { status: action === 'approve' ? 'approved' : 'rejected' });
    return car instanceof Refusal ? car : { car, entries: [] };
  });
  api.respond(requestInformation, ({ body: { carId, version } }) => answer(carId, version, {}));
  api.respond(correct, ({ body: { carId, version, time } }) =>
    answer(carId, version, { time: time ?? null }),
  );
  host = createMemoryHost(api.transport, 'token');
});

const open = async () => {
  renderDashboard(host, 'pending', { undoMs: 50 });
  await screen.findByRole('article', { name: 'Golf' });
};
const change = (id: string, changes: Partial<AdminCar>) => {
  changed.set(id, served(id, { ...changes, version: 'new' }));
};
/** Refuses a request about the former version of a car. */
const answer = (carId: string, version: string | undefined, changes: Partial<AdminCar>) => {
  const current = changed.get(carId);
  const isOld = current && version !== current.version;
  return isOld ? new Refusal('changed_meanwhile', { current }) : served(carId, changes);
};
const versions = () => api.bodies(endpoints.cars.review).map(({ carId, version }) => [carId, version]);
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const note = async (name: string) => {
  await card(name);
  return within(await openCar(name).findByRole('alert'));
};

describe('a car that its driver changed while the card was open', () => {
  test('is not published by a key: its card says what changed, and the next press decides on that', async () => {
    await open();
    change('golf', { time: '8.2', name: 'Another', proofImage: '/media/proof/other?expires=2' });
    await user.keyboard('a');
    const noted = await note('Another');
    expect(noted.getByText(text.changedSince)).toBeTruthy();
    expect(noted.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Name: Golf, now Another',
      'Time: 14.2 s, now 8.2 s',
      'Proof: a new one',
    ]);
    expect(screen.getByText(text.changedMeanwhile(['Golf']))).toBeTruthy();
    expect(screen.queryByText(decisionTexts.approved)).toBeNull();
    const decide = within(screen.getByRole('article', { name: 'Another' }));
    await user.click(decide.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(decisionTexts.approved)).toBeTruthy();
    expect(versions()).toEqual([
      ['golf', 'version of golf'],
      ['golf', 'new'],
    ]);
  });

  test('is not rejected either, and the reason is in the dialog again', async () => {
    await open();
    change('golf', { time: '8.2' });
    await user.keyboard('r');
    await user.type(await screen.findByLabelText('In your own words'), 'Not readable.');
    await user.click(screen.getByRole('button', { name: 'Reject car' }));
    await note('Golf');
    const decide = within(screen.getByRole('article', { name: 'Golf' }));
    await user.click(decide.getByRole('button', { name: 'Reject' }));
    const words = await screen.findByLabelText<HTMLTextAreaElement>('In your own words');
    expect(words.value).toBe('Not readable.');
  });

  test('gets no question about what it no longer shows', async () => {
    await open();
    change('golf', { description: 'At Tarlton.' });
    await user.keyboard('i');
    await user.click(await screen.findByLabelText('Where and when was this run?'));
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect((await note('Golf')).getByText('Description: new text')).toBeTruthy();
    expect(api.calls(endpoints.cars.requestInformation)).toHaveLength(1);
  });

  test('is left out of a batch and named, and the others are decided', async () => {
    await open();
    for (const name of ['Golf', 'Polo', 'Up'])
      await user.click((await card(name)).getByLabelText(listMessages.select(name)));
    change('golf', { time: '8.2' });
    change('up', { time: '8.3' });
    await user.click(screen.getByRole('button', { name: text.rejectSelected }));
    await user.click(await screen.findByRole('button', { name: text.confirmRejectMany(3) }));
    expect(await screen.findByText(text.changedMeanwhile(['Golf', 'Up']))).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Polo' })).toBeNull();
    await note('Golf');
    await note('Up');
  });

  test('is not decided by a stored decision of an earlier session', async () => {
    const decision = { carId: 'golf', action: 'reject', version: 'of yesterday' } as const;
    host.unsent.keep([{ decision, carName: 'Golf', key: 'key', leftWithPage: false }]);
    await open();
    changed.set('golf', { ...golf, version: 'version of golf' });
    await user.click(await screen.findByRole('button', { name: text.sendUnsent }));
    expect((await note('Golf')).getByText(text.changedUnknown)).toBeTruthy();
    expect(host.unsent.read()).toEqual([]);
  });

  test('leaves nothing of what it shows on the device when the page goes away', async () => {
    renderDashboard(host, 'pending', { undoMs: 60_000 });
    await screen.findByRole('article', { name: 'Golf' });
    await user.keyboard('a');
    api.fail(endpoints.cars.review, 'no connection');
    fireEvent(window, new Event('pagehide'));
    const [stored] = host.unsent.read();
    expect(stored).toEqual({
      ...{ carName: 'Golf', key: expect.any(String), leftWithPage: true },
      decision: expect.objectContaining({ carId: 'golf', version: expect.any(String) }),
    });
  });

  test('keeps the corrected field and says so in its dialog', async () => {
    await open();
    await user.keyboard('t');
    const dialog = within(await screen.findByRole('dialog'));
    const time = dialog.getByLabelText<HTMLInputElement>(/^Time/);
    fireEvent.change(time, { target: { value: '13.9' } });
    change('golf', { time: '8.2', owner: 'Sipho' });
    await user.keyboard('{Enter}');
    expect(await dialog.findByText(/Changed: Owner, Time/)).toBeTruthy();
    expect(time.value).toBe('13.9');
    expect(dialog.getByLabelText<HTMLInputElement>(/^Owner/).value).toBe('Sipho');
    await user.click(dialog.getByRole('button', { name: formMessages.saveAnyway }));
    await waitFor(() => expect(api.bodies(endpoints.cars.correct)).toHaveLength(2));
    expect(api.bodies(endpoints.cars.correct)[1]).toEqual({ carId: 'golf', time: '13.9', version: 'new' });
  });
});

test.each<[string, Partial<AdminCar>, Partial<AdminCar>, string[]]>([
  ['nothing', {}, { version: 'other', seenWithRejected: ['Up'] }, []],
  ['a signed link that was renewed', { proofImage: '/p/a?1' }, { proofImage: '/p/a?2' }, []],
  [
    'both pictures',
    { image: '/m/a' },
    { image: '/m/b', proofImage: null },
    ['Car picture: a new one', 'Proof: a new one'],
  ],
  [
    'the World Facts time of the form',
    { time: '9.9', worldFacts: '9.9' },
    { time: '9.8', worldFacts: '9.8' },
    ['Time: 9.9 s, now 9.8 s'],
  ],
  ['a trap speed', { trapSpeed: null }, { trapSpeed: 190 }, ['Trap speed: none, now 190 km/h']],
  ['a 60 ft time', { sixtyFoot: 1.9 }, {}, ['60 ft: 1.9 s, now none']],
  ['a phone number', {}, { cellphone: '+27821234599' }, ['Phone: +27 82 123 4567, now +27821234599']],
  ['boards', {}, { requestedCategories: ['World Facts'] }, ['Boards asked for: none, now World Facts']],
  ['a drivetrain', {}, { drivetrain: 'RWD' }, ['Drivetrain: AWD, now RWD']],
  ['long text', { description: 'a' }, { description: 'b' }, ['Description: new text']],
])('says of %s what differs', (_, before, after, expected) => {
  const seen = buildAdminCar({ proofImage: '/p/a', ...before });
  expect(describeChanged(seen, buildAdminCar({ proofImage: '/p/a', ...after }))).toEqual(expected);
});

test('a decision that waits while its own correction arrives is about the corrected car', async () => {
  const release = api.hold(endpoints.cars.correct);
  api.respond(endpoints.cars.correct, () => served('golf', { time: '13.9', version: 'corrected' }));
  renderDashboard(host, 'pending', { undoMs: 400 });
  await screen.findByRole('article', { name: 'Golf' });
  await user.keyboard('t');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Time/), { target: { value: '13.9' } });
  await user.click(dialog.getByRole('button', { name: correctionMessages.save }));
  const decide = screen.getByRole('article', { name: 'Golf', hidden: true });
  fireEvent.click(within(decide).getByRole('button', { name: 'Approve', hidden: true }));
  release();
  expect(await screen.findByText(decisionTexts.approved)).toBeTruthy();
  expect(versions()).toEqual([['golf', 'corrected']]);
});
