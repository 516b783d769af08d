import { DAY_MS, type Place, startOfToday } from '@quartermile/core/domain';
import { buildEntry, sendJson } from '@quartermile/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, LIST, openBoard, row, startApi } from '../test/board-stage.js';

startApi();

const today = startOfToday(Date.now());
const daysAgo = (days: number) => new Date(today - days * DAY_MS).toISOString();
const picture = `/media/${'a'.repeat(64)}-1280x800`;
const board = (...changes: (Partial<Place['entry']> & { readonly votes?: number })[]) =>
  changes.map((change, index) =>
    buildEntry({
      _id: `entry-${index}`,
      createdAt: daysAgo(100),
      ...change,
      car: { _id: `car-${index}`, name: `Car ${index}`, time: `${10 + index}.5`, ...change.car },
    }),
  );

async function open(entries: ReturnType<typeof board>, path?: string) {
  answer(LIST, (response) => sendJson(response, 200, entries));
  await openBoard(path);
  return Promise.all(entries.map(({ car }) => row(car.name)));
}

describe('a row of the timing screen', () => {
  test('shows one gap, to the leader, in seconds', async () => {
    const [first, second, third] = await open(board({}, {}, {}));
    expect(first?.queryByText(/^\+/)).toBeNull();
    expect(second?.getAllByText(/^\+/).map(({ textContent }) => textContent)).toEqual(['+1.0 s']);
    expect(third?.getAllByText(/^\+/).map(({ textContent }) => textContent)).toEqual(['+2.0 s']);
  });

  test('of the board by votes shows the gap in votes', async () => {
    const category = 'Votes by Viewers';
    const entries = board({ category, votes: 9 }, { category, votes: 8 }, { category, votes: 3 });
    const [, second, third] = await open(entries, '/leaderboard?category=Votes+by+Viewers');
    expect(second?.getByText('−1')).toBeTruthy();
    expect(third?.getByText('−6')).toBeTruthy();
  });

  test('shows places gained and lost since last week', async () => {
    const [first, second, third] = await open(board({ lastWeek: 2 }, { lastWeek: 1 }, { lastWeek: 3 }));
    expect(first?.getByTitle('Up 1 place since last week').textContent).toBe('▴1');
    expect(second?.getByTitle('Down 1 place since last week').textContent).toBe('▾1');
    expect(third?.queryByTitle(/since last week/)).toBeNull();
  });

  test('marks new entries and personal bests for fourteen days', async () => {
    const [first, second, third] = await open(
      board(
        { createdAt: daysAgo(13) },
        { createdAt: daysAgo(14), bestSince: daysAgo(13) },
        { bestSince: daysAgo(14) },
      ),
    );
    expect([first?.queryByText('New') !== null, first?.queryByTitle('Personal best') !== null]).toEqual([
      true,
      false,
    ]);
    expect([second?.queryByText('New') !== null, second?.queryByTitle('Personal best') !== null]).toEqual([
      false,
      true,
    ]);
    expect([third?.queryByText('New'), third?.queryByTitle('Personal best')]).toEqual([null, null]);
  });

  test('of the leader says how long it leads, also under a drivetrain', async () => {
    const entries = board({ heldSince: daysAgo(41), heldInDrivetrainSince: daysAgo(50) }, {});
    const [first, second] = await open(entries);
    expect(first?.getByText('held 41 days')).toBeTruthy();
    expect(second?.queryByText(/held/)).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'AWD' }));
    expect(await screen.findByText('held 41 days')).toBeTruthy();
  });

  test('shows its picture in the small variant, and whole after a press', async () => {
    const entries = board(
      { car: { ...buildEntry().car, image: picture } },
      { car: { ...buildEntry().car, image: picture } },
    );
    await open(
      entries.map((entry, index) => ({
        ...entry,
        car: { ...entry.car, name: `Car ${index}`, time: `${10 + index}` },
      })),
    );
    const small = [...document.querySelectorAll<HTMLImageElement>('a > img')];
    expect(
      small.map((image) => [
        image.getAttribute('src'),
        image.getAttribute('loading'),
        image.width,
        image.height,
      ]),
    ).toEqual([
      [`${picture}?w=320`, null, 1280, 800],
      [`${picture}?w=320`, 'lazy', 1280, 800],
    ]);
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
    fireEvent.click(small[1] as HTMLImageElement);
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog)
        .getByRole('img', { name: /^Car 1 of/ })
        .getAttribute('src'),
    ).toBe(picture);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
