import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SlipReading, SlipValue } from '../../../../domain/index.js';
import { buildAdminCar, buildSlipValue, endpoints, FakeApi, Refusal } from '../../../../testing/index.js';
import { openedCar } from '../../../test/opened-car.js';
import { openDashboard } from '../../../test/render-dashboard.js';
import { type ServedCar, serveCars } from '../../../test/serve-cars.js';

const PROOF = `/media/proof/${'a'.repeat(64)}-900x1200?expires=1&signature=s`;
const speed = buildSlipValue({
  figure: 'trapSpeed',
  value: '183.79',
  unit: 'km/h',
  fromMph: true,
  confidence: 91,
});
const user = userEvent.setup();
let api: FakeApi;
let served: ServedCar;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  served = serveCars(api, [
    buildAdminCar({ _id: 'golf', name: 'Golf', time: '11.80', trapSpeed: null, proofImage: PROOF }),
  ]);
});

const serveReading = (state: SlipReading['state'], values: SlipValue[] = [], isOn = true): void =>
  api.respond(endpoints.cars.slipReadings, { isOn, readings: [{ carId: 'golf', state, values }] });
const read = (...values: SlipValue[]): void => serveReading('read', values);
const open = async (role: 'owner' | 'reviewer' = 'owner') => {
  openDashboard(api, 'pending', { role });
  await screen.findByRole('article', { name: 'Golf' });
  return openedCar('Golf');
};
const others = async () =>
  within(await screen.findByRole('list', { name: 'Other figures of the slip' }))
    .getAllByRole('listitem')
    .map((item) => [item.dataset.agreement, item.textContent]);
const times = () =>
  within(screen.getByRole('region', { name: 'Read from the proof' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const corrections = () => api.bodies(endpoints.cars.correct);

describe('a slip that was read', () => {
  test('shows the claimed time above the one on the slip, and each other figure that was read', async () => {
    read(buildSlipValue({ value: '11.942' }), speed);
    await open();
    expect(await others()).toEqual([
      ['none', '(not given by the driver · 91 % certain · converted from mph) Trap speed 183.79 km/h'],
    ]);
    expect(times()).toEqual(['11.80s', '11.942s(differs from the driver · 96 % certain)']);
  });

  test('is marked on the proof, at the place of each value, which is enlarged', async () => {
    read(buildSlipValue({ box: { x: 0.5, y: 0.6, width: 0.2, height: 0.04 } }));
    const opened = await open();
    const mark = await opened.findByTitle('1/4 mile on the proof: 11.800 s');
    expect(mark.dataset.agreement).toBe('equal');
    expect(Number.parseFloat(mark.style.left)).toBeCloseTo(48.13, 1);
    expect(Number.parseFloat(mark.style.height)).toBeCloseTo(6.8, 1);
    expect(mark.parentElement?.style.aspectRatio).toBe('0.75 / 1');
    expect(mark.parentElement?.parentElement?.style.transform).toContain('scale(1.5)');
  });

  test('stands on the card as a sign', async () => {
    read(buildSlipValue(), speed);
    await open();
    const card = within(screen.getByRole('article', { name: 'Golf' }));
    expect(await card.findByText('(as the driver says · 96 % certain)')).toBeTruthy();
  });
});

describe('a value is taken over', () => {
  beforeEach(() => read(buildSlipValue({ value: '11.942' }), speed));

  test('by the key s, all that differ, and back by Undo', async () => {
    await open();
    await others();
    await user.keyboard('s');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(corrections()).toMatchObject([
        { time: '11.942', trapSpeed: 183.79 },
        { time: '11.80', trapSpeed: null },
      ]),
    );
  });

  test('the 60 ft and the date as well, which Undo clears again', async () => {
    const facts = [
      buildSlipValue({ figure: 'sixtyFoot', value: '1.842' }),
      buildSlipValue({ figure: 'date', value: '2026-03-07', unit: null }),
    ];
    read(buildSlipValue(), ...facts);
    await open();
    const agreements = async () => (await others()).map(([agreement]) => agreement);
    expect(await agreements()).toEqual(['none', 'none']);
    await user.keyboard('s');
    await waitFor(async () => expect(await agreements()).toEqual(['equal', 'equal']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(corrections()).toMatchObject([
        { sixtyFoot: 1.842, runDate: '2026-03-07' },
        { sixtyFoot: null, runDate: null },
      ]),
    );
    expect(corrections()[0]).not.toHaveProperty('time');
  });

  test('by its button, as a reviewer', async () => {
    const opened = await open('reviewer');
    await user.click(await opened.findByRole('button', { name: 'Use it' }));
    await waitFor(() => expect(corrections()).toMatchObject([{ time: '11.942', trapSpeed: 183.79 }]));
    await waitFor(() => expect(opened.queryByRole('button', { name: 'Use it' })).toBeNull());
  });

  test('not if the car was decided meanwhile, which is said', async () => {
    await open();
    await others();
    served('golf', { status: 'approved' });
    api.respond(endpoints.cars.correct, new Refusal('already_reviewed'));
    await user.keyboard('s');
    expect(await screen.findByText('This car has already been reviewed.')).toBeTruthy();
  });

  test('and nothing is sent if it is the driver’s already', async () => {
    read(buildSlipValue());
    await open();
    await screen.findByText(/^On the slip/);
    await user.keyboard('s');
    expect(corrections()).toEqual([]);
  });
});

describe('a slip that is not read', () => {
  test.each<[SlipReading['state'], boolean, string]>([
    ['waiting', true, 'The proof is being read.'],
    ['reading', true, 'The proof is being read.'],
    ['unreadable', true, 'Nothing on the proof can be read with certainty.'],
    ['failed', true, 'The proof could not be read.'],
  ])('%s (reader on: %s): %s', async (state, isOn, sentence) => {
    serveReading(state, [], isOn);
    expect(await (await open()).findByText(sentence)).toBeTruthy();
  });

  test('because there is no proof or no reader shows the claimed time alone', async () => {
    serveReading('waiting', [], false);
    serveCars(api, [buildAdminCar({ _id: 'golf', name: 'Golf', time: '11.80', proofImage: null })]);
    await open();
    expect(screen.getByRole('region', { name: 'Read from the proof' }).textContent).toBe('Claimed11.80s');
  });
});
