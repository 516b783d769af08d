import { notifications } from '@mantine/notifications';
import { type AdminRole, type AdminTabId, messages } from '@quartermile/core/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, endpoints, FakeApi, Refusal } from '../../testing/index.js';
import { openDashboard } from '../test/render-dashboard.js';
import { type ServedCar, serveCars } from '../test/serve-cars.js';
// Preloaded, so that loading code does not count towards the timeouts.
import './car-drawer.js';
import { approvedMessages } from '../kernel/messages/board-messages.js';
import { carAdminMessages } from '../kernel/messages/car-messages.js';
import { drawerMessages } from './drawer-messages.js';

const text = drawerMessages;
const { image, proof } = carAdminMessages;
const { undo } = approvedMessages;
const user = userEvent.setup();
/** The path of every uploaded picture. */
const STORED = '/media/stored-96x64.webp';
const picture = new File(['a picture'], 'car.png', { type: 'image/png' });
let api: FakeApi;
let served: ServedCar;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  served = serveCars(api, [
    buildAdminCar({
      _id: 'golf',
      name: 'Golf 7 R',
      status: 'approved',
      vehicleId: 'v1',
      image: '/media/golf',
      proofImage: '/media/proof/slip?signed',
    }),
    buildAdminCar({
      _id: 'bare',
      name: 'Bare',
      owner: 'Sipho',
      status: 'approved',
      vehicleId: 'v2',
      cellphone: null,
      time: null,
      image: null,
      proofImage: null,
      worldFacts: null,
      worldFactsSource: null,
    }),
    buildAdminCar({
      _id: 'polo',
      name: 'Polo',
      status: 'pending',
      vehicleId: 'v3',
      cellphone: null,
      image: '/media/polo',
    }),
  ]);
  const stored = (sent: string | null) => (sent?.startsWith('data:') ? STORED : sent);
  api.respond(endpoints.cars.replacePictures, ({ body: { carId, image: car, proofImage } }) =>
    served(carId, {
      ...(car !== undefined && { image: stored(car) }),
      ...(proofImage !== undefined && { proofImage: stored(proofImage) }),
    }),
  );
});

const open = async (tab: AdminTabId, name: string, role: AdminRole = 'owner') => {
  openDashboard(api, tab, { role });
  const [first] = await screen.findAllByRole('button', { name });
  await user.click(first as HTMLElement);
  return within(await screen.findByRole('dialog', { name }));
};
const section = async (title: string) => within(await screen.findByRole('region', { name: title }));
const pick = async (label: string) => {
  await user.click(await screen.findByRole('button', { name: label }));
  const dialog = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
  const what = label.split(': ')[1] ?? '';
  await user.upload(dialog.getByLabelText(new RegExp(`^${what}`)), picture);
  await dialog.findByRole('img', { name: messages.image.preview(what) });
  return dialog;
};
const save = (dialog: ReturnType<typeof within>) => dialog.getByRole('button', { name: text.save });
const oneDialog = () => waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));

describe('the pictures of the drawer', () => {
  test.each([
    ['image', image],
    ['proofImage', proof],
  ] as const)('%s is replaced, with an undo that brings the former one back', async (field, label) => {
    await open('approved', 'Golf 7 R');
    const former = served('golf')[field];
    const dialog = await pick(text.replaceLabel(label));
    await user.click(save(dialog));
    await waitFor(() => expect(served('golf')[field]).toBe(STORED));
    await oneDialog();
    const [sent] = api.bodies(endpoints.cars.replacePictures);
    expect(Object.keys(sent ?? {}).toSorted()).toEqual(['_seen', 'carId', field].toSorted());
    expect(await screen.findByText(text.replaced)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: undo }));
    await waitFor(() => expect(served('golf')[field]).toBe(former));
    expect(await screen.findByText(text.formerBack)).toBeTruthy();
  });

  test('are added to a car without, and the undo removes them', async () => {
    await open('approved', 'Bare');
    await user.click(save(await pick(text.addLabel(proof))));
    await waitFor(() => expect(served('bare').proofImage).toBe(STORED));
    await user.click(await screen.findByRole('button', { name: undo }));
    await waitFor(() => expect(served('bare').proofImage).toBeNull());
  });

  test('stay in the dialog when they cannot be sent, and its undo is that of the first attempt', async () => {
    api.fail(endpoints.cars.replacePictures, 'unavailable');
    await open('approved', 'Golf 7 R');
    const dialog = await pick(text.replaceLabel(image));
    await user.click(save(dialog));
    expect(await screen.findByText(text.replaceFailed)).toBeTruthy();
    expect(dialog.getByRole('img', { name: messages.image.preview(image) })).toBeTruthy();
    // The server has stored it, but its response was lost.
    served('golf', { image: STORED });
    api.recover();
    await user.click(save(dialog));
    await oneDialog();
    await user.click(await screen.findByRole('button', { name: undo }));
    await waitFor(() => expect(served('golf').image).toBe('/media/golf'));
  });

  test('show the message of a refused picture at the field', async () => {
    api.fail(endpoints.cars.replacePictures, 'invalid_image');
    await open('approved', 'Golf 7 R');
    const dialog = await pick(text.replaceLabel(image));
    await user.click(save(dialog));
    expect((await screen.findAllByText(messages.image.unsupported)).length).toBeGreaterThan(0);
    expect(served('golf').image).toBe('/media/golf');
  });

  test('that were picked are not lost by closing the dialog', async () => {
    await open('approved', 'Golf 7 R');
    await pick(text.replaceLabel(image));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await oneDialog();
    await user.click(await screen.findByRole('button', { name: text.replaceLabel(image) }));
    expect(screen.queryByRole('img', { name: messages.image.preview(image) })).toBeNull();
  });

  test('are replaced by reviewers before the decision only', async () => {
    await open('pending', 'Polo', 'reviewer');
    await user.click(save(await pick(text.replaceLabel(image))));
    await waitFor(() => expect(served('polo').image).toBe(STORED));
    served('polo', { status: 'rejected' });
    api.respond(endpoints.cars.replacePictures, new Refusal('already_reviewed'));
    await user.click(await screen.findByRole('button', { name: undo }));
    expect(await screen.findByText(messages.review.alreadyReviewed)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: text.replaceLabel(image) })).toBeNull());
    expect(screen.getByRole('link', { name: text.openPicture(image) })).toBeTruthy();
  });
});

describe('an undo in the drawer clears what was added', () => {
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  const change = async (title: string, values: readonly (readonly [RegExp, string])[]) => {
    const shown = await section(title);
    for (const [label, value] of values) type(shown.getByLabelText(label), value);
    await user.click(shown.getByRole('button', { name: text.save }));
  };
  const undoLast = async () =>
    user.click((await screen.findAllByRole('button', { name: undo }))[0] as HTMLElement);

  test('a first World Facts time with its source', async () => {
    await open('approved', 'Bare');
    await change(text.worldFacts, [[/World Facts Time/, '9.8']]);
    await waitFor(() => expect(served('bare').worldFacts).toBe('9.8'));
    await undoLast();
    await waitFor(() => expect(served('bare')).toMatchObject({ worldFacts: null, worldFactsSource: null }));
    expect(await screen.findByText(approvedMessages.undone)).toBeTruthy();
  });

  test('a phone number and a time of a decided car', async () => {
    await open('approved', 'Bare');
    await change(text.car, [
      [/^Phone|Cellphone/i, '+27821234567'],
      [/^Time/, '12.4'],
    ]);
    await waitFor(() => expect(served('bare')).toMatchObject({ cellphone: '+27821234567', time: '12.4' }));
    await undoLast();
    await waitFor(() => expect(served('bare')).toMatchObject({ cellphone: null, time: null }));
  });

  test('a phone number of a pending car', async () => {
    await open('pending', 'Polo');
    await change(text.car, [[/^Phone|Cellphone/i, '+27821234567']]);
    await waitFor(() => expect(served('polo').cellphone).toBe('+27821234567'));
    await undoLast();
    await waitFor(() => expect(served('polo').cellphone).toBeNull());
  });
});
