import { notifications } from '@mantine/notifications';
import { DEFAULT_REVIEW_TEXTS } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, endpoints, FakeApi } from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';
import { decisionOn, serveCars } from '../../../test/serve-cars.js';

const names = ['Golf', 'Polo', 'M2', 'RS3'];
const user = userEvent.setup();
let api: FakeApi;

beforeEach(async () => {
  notifications.clean();
  api = new FakeApi();
  serveCars(
    api,
    names.map((name) => buildAdminCar({ _id: name, name })),
  );
  openDashboard(api, 'pending');
  await screen.findByRole('article', { name: 'Golf' });
});

const selected = () =>
  screen.getAllByRole('article').find((one) => one.getAttribute('aria-current') === 'true')?.ariaLabel;
const reviews = () => api.bodies(endpoints.cars.review);
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the keys of the queue', () => {
  test('j and k move', async () => {
    expect(selected()).toBe('Golf');
    await user.keyboard('jj');
    expect(selected()).toBe('M2');
    await user.keyboard('k');
    expect(selected()).toBe('Polo');
  });

  test('1 to 3 tick, a approves and goes on: a whole queue by keyboard alone', async () => {
    await user.keyboard('1a2a3a13a');
    expect(await screen.findByText('All Caught Up!')).toBeTruthy();
    await waitFor(() =>
      expect(reviews()).toMatchObject([
        { carId: 'Golf', action: 'approve', categories: ['World Facts'] },
        { carId: 'Polo', action: 'approve', categories: ['Our Drag Races'] },
        { carId: 'M2', action: 'approve', categories: ['Votes by Viewers'] },
        { carId: 'RS3', action: 'approve', categories: ['World Facts', 'Votes by Viewers'] },
      ]),
    );
  });

  test('r asks for a reason, Enter sends it', async () => {
    await user.keyboard('jr');
    await dialog('Reject Polo');
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'));
    await user.keyboard(' {Enter}');
    const reason = 'The proof of time cannot be read.';
    await waitFor(() => expect(reviews()).toMatchObject([{ carId: 'Polo', action: 'reject', reason }]));
  });

  test.each(['e', '{Enter}'])('%s opens the details, where the keys go on working', async (key) => {
    await user.keyboard(`j${key}`);
    await dialog('Car Details');
    await user.keyboard('j2a');
    await waitFor(() => expect(decisionOn(api, 'M2')).toBe('approve'));
    expect(decisionOn(api, 'Polo')).toBeUndefined();
    await user.keyboard('e');
    await noDialog();
  });

  test('? shows what the keys do', async () => {
    await user.keyboard('?');
    expect(await dialog('Keyboard Shortcuts')).toBeTruthy();
    await user.keyboard('a');
    expect(decisionOn(api, 'Golf')).toBeUndefined();
  });

  test('can be switched off', async () => {
    await user.keyboard('?');
    await dialog('Keyboard Shortcuts');
    await user.click(screen.getByLabelText('Use keyboard shortcuts'));
    await user.keyboard('{Escape}');
    await noDialog();
    await user.keyboard('j');
    expect(selected()).toBe('Golf');
  });

  test('leave text fields and the browser alone', async () => {
    await user.keyboard('r');
    await dialog('Reject Golf');
    await user.type(screen.getByLabelText('In your own words'), 'jar1');
    expect(screen.getByLabelText<HTMLTextAreaElement>('In your own words').value).toBe('jar1');
    await user.keyboard('{Escape}');
    await noDialog();
    await user.keyboard('{Control>}j{/Control}');
    expect(selected()).toBe('Golf');
  });

  test('leave Enter to the button that has the focus', async () => {
    screen.getAllByRole('button', { name: 'Reject' })[2]?.focus();
    await user.keyboard('{Enter}');
    expect(await dialog('Reject M2')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Car Details' })).toBeNull();
  });

  test('work from a tick box that has the focus', async () => {
    await user.click(screen.getAllByLabelText('World Facts')[1] as HTMLElement);
    expect(selected()).toBe('Polo');
    await user.keyboard('a');
    await waitFor(() => expect(decisionOn(api, 'Polo')).toBe('approve'));
  });

  test('the focus follows to the next car after a decision', async () => {
    await user.click(screen.getAllByLabelText('World Facts')[0] as HTMLElement);
    await user.keyboard('a');
    await waitFor(() => expect(decisionOn(api, 'Golf')).toBe('approve'));
    await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Polo'));
  });

  test('work after a click on the tab: j moves, Enter opens the card', async () => {
    await user.click(screen.getByRole('tab', { name: /^Pending Submissions/ }));
    await user.keyboard('j{Enter}');
    const details = within(await dialog('Car Details'));
    expect(details.getByText('Polo')).toBeTruthy();
    await user.keyboard('e');
    await noDialog();
    expect(document.activeElement?.ariaLabel).toBe('Polo');
  });

  test('go on from the car at which the details were closed', async () => {
    await user.keyboard('jk');
    await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Golf'));
    await user.keyboard('e');
    await dialog('Car Details');
    await user.keyboard('jje');
    await noDialog();
    expect(selected()).toBe('M2');
    expect(document.activeElement?.ariaLabel).toBe('M2');
    await user.keyboard('j');
    expect(selected()).toBe('RS3');
  });

  test('Enter opens the only card after a click on the tab as well', async () => {
    await user.keyboard('xjxjx');
    await user.click(screen.getByRole('button', { name: 'Reject selected' }));
    await user.click(await screen.findByRole('button', { name: 'Reject 3 cars' }));
    await waitFor(() => expect(selected()).toBe('RS3'));
    await user.click(screen.getByRole('tab', { name: /^Pending Submissions/ }));
    await user.keyboard('j{Enter}');
    expect(await dialog('Car Details')).toBeTruthy();
  });

  test('/ goes to the search, Enter leaves it, and keys act upon what it leaves', async () => {
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await user.keyboard('r');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('s3{Enter}');
    await waitFor(() =>
      expect(screen.getAllByRole('article').map(({ ariaLabel }) => ariaLabel)).toEqual(['RS3']),
    );
    expect(screen.getByRole('heading', { name: '1 of 4 shown' })).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(within(await dialog('Car Details')).getByText('RS3')).toBeTruthy();
    await user.keyboard('e1a');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(await screen.findByRole('article', { name: 'Golf' })).toBeTruthy();
    await waitFor(() => expect(decisionOn(api, 'RS3')).toBe('approve'));
  });

  test('Ctrl+Enter sends the open rejection, also from its text', async () => {
    await user.keyboard('r');
    await dialog('Reject Golf');
    await user.type(screen.getByLabelText('In your own words'), 'Not a car.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await noDialog();
    await waitFor(() => expect(reviews()).toMatchObject([{ carId: 'Golf', reason: 'Not a car.' }]));
  });

  test.each([
    ['r', /^Reject Golf/, DEFAULT_REVIEW_TEXTS.reasons],
    ['i', /^Ask the driver of Golf/, DEFAULT_REVIEW_TEXTS.questions],
  ])('1 to 5 choose a reason in the dialog of %s, and type in its text', async (key, name, sentences) => {
    await user.keyboard(key);
    const shown = within(await dialog(name));
    const chosen = () =>
      shown.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked, value }) => (checked ? value : []));
    for (const [index, sentence] of sentences.entries()) {
      await user.keyboard(`${index + 1}`);
      expect(chosen()).toEqual([sentence]);
    }
    await user.keyboard('2');
    expect(document.activeElement).toBe(shown.getAllByRole('radio')[1]);
    await user.type(shown.getByLabelText('In your own words'), '4');
    expect(chosen()).toEqual([sentences[1]]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await noDialog();
  });

  test('the help names them all', async () => {
    await user.keyboard('?');
    const help = within(await dialog('Keyboard Shortcuts'));
    const keys = help.getAllByRole('term').map(({ textContent }) => textContent);
    expect(keys).toEqual([
      ...['j', 'k', '123', 'a', 'r', 'i', 'eEnter', 't', 's', 'x', 'ShiftA', 'u', '/', '1…9', 'CtrlEnter'],
      ...['Ctrl / ⌘K', '?'],
    ]);
  });
});
