import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SlipReading, SlipValue } from '../../../../domain/index.js';
import { buildAdminCar, buildSlipValue, endpoints, FakeApi, Refusal } from '../../../../testing/index.js';
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
  return within(await screen.findByRole('article', { name: 'Golf' }));
};
const openDetails = async () => {
  await open();
  await user.keyboard('e');
  return within(await screen.findByRole('dialog', { name: 'Car Details' }));
};
const figuresOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => [item.dataset.agreement, item.textContent]);
const corrections = () => api.bodies(endpoints.cars.correct);

describe('a slip that was read', () => {
  test('shows each figure beside the driver’s: equal, different, not given, not read', async () => {
    read(buildSlipValue({ value: '11.942' }), speed);
    const details = await openDetails();
    const section = await details.findByRole('region', { name: 'Read from the proof' });
    expect(figuresOf(section)).toEqual([
      ['different', '1/4 mile11.942 sdiffers from the driver · 96 % certainUse it'],
      ['unread', '60 ft–not read'],
      ['none', 'Trap speed183.79 km/hnot given by the driver · 91 % certain · converted from mphUse it'],
      ['unread', 'Date–not read'],
    ]);
  });

  test('is marked on the proof, at the place of each value', async () => {
    read(buildSlipValue({ box: { x: 0.5, y: 0.6, width: 0.2, height: 0.04 } }));
    const details = await openDetails();
    const mark = await details.findByTitle('1/4 mile on the proof: 11.800 s');
    expect(mark.dataset.agreement).toBe('equal');
    expect(Number.parseFloat(mark.style.left)).toBeCloseTo(48.13, 1);
    expect(Number.parseFloat(mark.style.height)).toBeCloseTo(6.8, 1);
    expect(mark.parentElement?.style.aspectRatio).toBe('0.75 / 1');
  });

  test('stands on the card in one line', async () => {
    read(buildSlipValue(), speed);
    const card = await open();
    const list = await card.findByRole('list', { name: 'Read from the proof' });
    expect(figuresOf(list)).toEqual([
      ['equal', '1/4 mile 11.800 s(as the driver says)'],
      ['none', 'Trap speed 183.79 km/h(not given by the driver)'],
    ]);
  });
});

describe('a value is taken over', () => {
  beforeEach(() => read(buildSlipValue({ value: '11.942' }), speed));

  test('by the key s, all that differ, and back by Undo', async () => {
    await open();
    await screen.findByText('11.942 s', { exact: false });
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
    const details = await openDetails();
    const section = await details.findByRole('region', { name: 'Read from the proof' });
    expect(figuresOf(section).map(([agreement]) => agreement)).toEqual(['equal', 'none', 'unread', 'none']);
    await user.keyboard('s');
    await waitFor(() =>
      expect(figuresOf(section).map(([agreement]) => agreement)).toEqual([
        'equal',
        'equal',
        'unread',
        'equal',
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(corrections()).toMatchObject([
        { sixtyFoot: 1.842, runDate: '2026-03-07' },
        { sixtyFoot: null, runDate: null },
      ]),
    );
    expect(corrections()[0]).not.toHaveProperty('time');
  });

  test('by its button, alone', async () => {
    const details = await openDetails();
    await user.click(await details.findByRole('button', { name: 'Use the trap speed of the slip' }));
    await waitFor(() => expect(corrections()).toMatchObject([{ trapSpeed: 183.79 }]));
    expect(corrections()[0]).not.toHaveProperty('time');
    await waitFor(() =>
      expect(details.queryByRole('button', { name: 'Use the trap speed of the slip' })).toBeNull(),
    );
  });

  test('by the button of the card, as a reviewer', async () => {
    const card = await open('reviewer');
    await user.click(await card.findByRole('button', { name: 'Use it' }));
    await waitFor(() => expect(corrections()).toMatchObject([{ time: '11.942', trapSpeed: 183.79 }]));
    await waitFor(() => expect(card.queryByRole('button', { name: 'Use it' })).toBeNull());
  });

  test('not if the car was decided meanwhile, which is said', async () => {
    await open();
    await screen.findByText('11.942 s', { exact: false });
    served('golf', { status: 'approved' });
    api.respond(endpoints.cars.correct, new Refusal('already_reviewed'));
    await user.keyboard('s');
    expect(await screen.findByText('This car has already been reviewed.')).toBeTruthy();
  });

  test('and nothing is sent if it is the driver’s already', async () => {
    read(buildSlipValue());
    await open();
    await screen.findByText('11.800 s', { exact: false });
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
    ['waiting', false, 'The reader of slips is off on this server.'],
  ])('%s (reader on: %s): %s', async (state, isOn, sentence) => {
    serveReading(state, [], isOn);
    const details = await openDetails();
    const section = await details.findByRole('region', { name: 'Read from the proof' });
    expect(section.textContent).toContain(sentence);
  });

  test('because there is no proof shows nothing', async () => {
    serveCars(api, [buildAdminCar({ _id: 'golf', name: 'Golf', proofImage: null })]);
    const details = await openDetails();
    expect(details.queryByRole('region', { name: 'Read from the proof' })).toBeNull();
  });
});
