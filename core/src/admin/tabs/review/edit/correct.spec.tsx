import { notifications } from '@mantine/notifications';
import { messages } from '@quartermile/core/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, endpoints, FakeApi } from '../../../../testing/index.js';
import { correctionMessages } from '../../../kernel/cars/edit/correction-messages.js';
import { openCar } from '../../../test/opened-car.js';
import { openDashboard } from '../../../test/render-dashboard.js';
import { decisionOn, type ServedCar, serveCars } from '../../../test/serve-cars.js';

const text = correctionMessages;
const user = userEvent.setup();
let api: FakeApi;
let served: ServedCar;

beforeEach(async () => {
  notifications.clean();
  api = new FakeApi();
  served = serveCars(api, [
    buildAdminCar({ _id: 'golf', name: 'Golf', time: '12.40' }),
    buildAdminCar({ _id: 'polo', name: 'Polo', time: '13.10' }),
  ]);
  openDashboard(api, 'pending');
  await card();
});

const card = async () => within(await screen.findByRole('article', { name: /^Golf/ }));
const dialog = async () => within(await screen.findByRole('dialog', { name: text.title('Golf') }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const sent = () => api.bodies(endpoints.cars.correct);

describe('a pending car', () => {
  test('is corrected by t: the time has the focus, and what was sent stays visible', async () => {
    await user.keyboard('t');
    const form = await dialog();
    const time = form.getByLabelText<HTMLInputElement>(/^Time/);
    expect([time.value, document.activeElement === time]).toEqual(['12.40', true]);
    type(time, '11.40');
    const corrections = [{ field: 'time', before: '12.40 s', after: '11.40 s' } as const];
    api.respond(endpoints.cars.correct, () => served('golf', { time: '11.40', corrections }));
    await user.keyboard('{Enter}');
    expect(await screen.findByText(text.done)).toBeTruthy();
    await noDialog();
    expect(await openCar('Golf').findByText(/Corrected: Time, sent: 12.40 s/)).toBeTruthy();
    expect(sent()).toEqual([{ carId: 'golf', time: '11.40', version: 'version of golf' }]);
  });

  test('has the value again that was sent after undo, without a note', async () => {
    await user.keyboard('t');
    type((await dialog()).getByLabelText(/^Time/), '11.40');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: text.undo }));
    expect(await screen.findByText(text.undone)).toBeTruthy();
    expect(sent()[1]).toMatchObject({ carId: 'golf', time: '12.40', isUndo: true });
    await waitFor(() => expect(screen.queryByText(/Corrected:/)).toBeNull());
  });

  test('has all fields of an approved car to edit, from its button', async () => {
    await user.click(openCar('Golf').getByRole('button', { name: text.editCar('Golf') }));
    const form = await dialog();
    type(form.getByLabelText(/Car Name/), 'Golf 7 R');
    type(form.getByLabelText(/Owner/), 'Thabo M');
    type(form.getByLabelText(/Phone/), '+27 82 123 4599');
    type(form.getByLabelText(/Description/), 'Stage 2');
    await user.click(form.getByLabelText(messages.evidenceTerms.labels['timing-slip']));
    await user.click(form.getByRole('button', { name: text.save }));
    await waitFor(() =>
      expect(sent()[0]).toMatchObject({
        name: 'Golf 7 R',
        owner: 'Thabo M',
        cellphone: '+27 82 123 4599',
        description: 'Stage 2',
        evidence: 'timing-slip',
      }),
    );
  });

  test('is approved with what was corrected', async () => {
    await user.keyboard('t');
    type((await dialog()).getByLabelText(/^Time/), '11.40');
    await user.keyboard('{Enter}');
    await noDialog();
    await user.keyboard('2a');
    await waitFor(() => expect(decisionOn(api, 'golf')).toBe('approve'));
  });

  test('keeps what was typed when it is wrong, and when it cannot be sent', async () => {
    await user.keyboard('t');
    const form = await dialog();
    const time = form.getByLabelText<HTMLInputElement>(/^Time/);
    type(time, 'fast');
    await user.keyboard('{Enter}');
    expect(await form.findByText('Time must be in format: X.X (e.g., 9.8)')).toBeTruthy();
    expect(api.calls(endpoints.cars.correct)).toHaveLength(0);
    type(time, '11.40');
    api.fail(endpoints.cars.correct, 'unavailable');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(text.failed)).toBeTruthy();
    expect(time.value).toBe('11.40');
    api.recover();
    await user.keyboard('{Enter}');
    await noDialog();
    expect(sent()[1]).toMatchObject({ time: '11.40' });
  });
});
