import type { ListedHold, RecordList } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { type RecordPageQuery, readRecordQuery, recordPath, recordRequest } from './record-query.js';
import { RecordsPage, type RecordsPageProps } from './records-page.js';

const NOW = Date.parse('2026-11-23T08:00:00.000Z');
const golf: ListedHold = {
  holder: { carId: 'c1', name: 'Golf 7 R', owner: 'Thabo', image: '/media/golf-96x64.webp', entryId: 'e1' },
  since: '2026-10-13T12:00:00.000Z',
  until: null,
  times: [
    { time: '12.10', since: '2026-10-13T12:00:00.000Z' },
    { time: '11.80', since: '2026-11-01T12:00:00.000Z' },
  ],
};
const removed: ListedHold = {
  holder: null,
  since: '2026-10-12T12:00:00.000Z',
  until: '2026-10-13T12:00:00.000Z',
  times: [{ time: '12.5', since: '2026-10-12T12:00:00.000Z' }],
};
const off: ListedHold = {
  ...removed,
  since: '2026-10-12T13:00:00.000Z',
  holder: { carId: 'c2', name: 'Polo', owner: 'Lerato', image: null, entryId: null },
};
const list = (more: Partial<RecordList> = {}): RecordList => ({
  category: 'Our Drag Races',
  drivetrain: null,
  total: more.holds?.length ?? 0,
  holds: [],
  ...more,
});

const onRetry = vi.fn();
function show(
  lists: readonly RecordList[] | null,
  query: RecordPageQuery = null,
  more: Partial<RecordsPageProps> = {},
) {
  const records = lists && { lists, now: NOW };
  return render(
    <QuartermileProvider env="test">
      <MemoryRouter>
        <RecordsPage records={records} query={query} onRetry={onRetry} isRetrying={false} {...more} />
      </MemoryRouter>
    </QuartermileProvider>,
  );
}
const board = (name: string) => within(screen.getByRole('region', { name }));
const article = (name: string) => within(board('Our Drag Races').getByRole('article', { name }));

describe('the page of the record holders', () => {
  test('has the present holder of each list, with its times and days, and a link to its entry', () => {
    show([list({ holds: [golf, removed], total: 2 }), list({ drivetrain: 'AWD', holds: [golf] })]);
    const whole = article('All drivetrains');
    expect(whole.getByRole('link', { name: 'Golf 7 R' }).getAttribute('href')).toBe('/cars/c1');
    expect(whole.getByText('11.80 s')).toBeTruthy();
    expect(whole.getByText('improved from 12.10 s')).toBeTruthy();
    expect(whole.getByText('held 41 days').parentElement?.textContent).toBe(
      'held 41 days since 13 October 2026',
    );
    expect(article('AWD only').getByText('Thabo')).toBeTruthy();
    expect(board('World Facts').queryByRole('article')).toBeNull();
  });

  test('has the source of a World Facts time beside it, and beside no other one', () => {
    const [first, last] = golf.times;
    const sourced = first && last && [{ ...first, source: 'MotorTrend' }, last];
    show([
      list({ holds: [{ ...golf, times: sourced ?? [] }] }),
      list({ drivetrain: 'AWD', holds: [{ ...golf, times: sourced?.slice(0, 1) ?? [] }] }),
    ]);
    const timesOf = (name: string) => article(name).getByText(/^1[12]\.\d+ s$/).parentElement?.textContent;
    expect(timesOf('All drivetrains')).toBe('11.80 s improved from 12.10 s (MotorTrend)');
    expect(timesOf('AWD only')).toBe('12.10 s MotorTrend');
  });

  test('lists the earlier holders, a removed car without a name', () => {
    show([list({ holds: [golf, off, removed], total: 3 })]);
    const rows = article('All drivetrains').getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Polo Lerato12.5 sheld 1 day 12 October 2026 to 13 October 2026',
      'A removed car12.5 sheld 1 day 12 October 2026 to 13 October 2026',
    ]);
    expect(screen.queryByRole('link', { name: 'Polo' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^All/ })).toBeNull();
  });

  test('says when nobody holds a record, or nobody holds it now', () => {
    show([list(), list({ drivetrain: 'RWD', holds: [removed], total: 1 })]);
    expect(article('All drivetrains').getByText('Nobody holds this record yet.')).toBeTruthy();
    expect(article('RWD only').getByText('Nobody holds this record now.')).toBeTruthy();
  });

  test('shows who led by votes, with the votes and how they are counted', () => {
    const led = { ...golf, votes: 1214, times: [] };
    const before = { ...removed, votes: 1, times: [] };
    const votes = { category: 'Votes by Viewers' } as const;
    show([
      list({ ...votes, holds: [led, before], total: 2 }),
      list({ ...votes, drivetrain: 'AWD' }),
      list({ ...votes, drivetrain: 'FWD', holds: [before], total: 1 }),
    ]);
    const region = board('Votes by Viewers');
    expect(region.getByText(/^By votes, checked every five minutes\./)).toBeTruthy();
    expect(screen.getAllByText(/^By votes/)).toHaveLength(1);
    const all = within(region.getByRole('article', { name: 'All drivetrains' }));
    expect(all.getByText(/^1\s214 votes$/)).toBeTruthy();
    expect(all.getByText('held 41 days')).toBeTruthy();
    expect(all.getByRole('listitem').textContent).toBe(
      'A removed car1 voteheld 1 day 12 October 2026 to 13 October 2026',
    );
    expect(region.getByText('Nobody has led by votes yet.')).toBeTruthy();
    expect(region.getByText('Nobody leads by votes now.')).toBeTruthy();
  });

  test('links to all holders of a list with more', () => {
    show([list({ drivetrain: 'FWD', holds: [golf], total: 37 })]);
    expect(screen.getByRole('link', { name: 'All 37 holders' }).getAttribute('href')).toBe(
      '/records?category=Our+Drag+Races&drivetrain=FWD',
    );
  });

  test('says that it is loading', () => {
    show([], null, { records: Promise.race([]) });
    expect(screen.getByRole('status').textContent).toBe('Loading the record holders');
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('offers another attempt after a failure', async () => {
    show(null);
    await userEvent.click(screen.getByRole('button', { name: /try again/i }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('the page of one list', () => {
  const query = { category: 'Our Drag Races', drivetrain: 'AWD', from: 50 } as const;

  test('has a part of its holders, with links to the others', () => {
    show([list({ drivetrain: 'AWD', holds: [golf, removed], total: 60 })], query);
    expect(board('Our Drag Races, AWD').getAllByRole('listitem')).toHaveLength(2);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['All records', '/records'],
      ['Golf 7 R', '/cars/c1'],
      ['Newer holders', '/records?category=Our+Drag+Races&drivetrain=AWD'],
      ['Older holders', '/records?category=Our+Drag+Races&drivetrain=AWD&from=52'],
    ]);
  });

  test('links no further than the last holder', () => {
    show([list({ drivetrain: 'AWD', holds: [golf], total: 51 })], query);
    expect(screen.queryByRole('link', { name: 'Older holders' })).toBeNull();
  });
});

describe('the address of the page', () => {
  test.each([
    ['category=World+Facts&drivetrain=FWD&from=50', { category: 'World Facts', drivetrain: 'FWD', from: 50 }],
    ['category=World+Facts&drivetrain=4x4&from=-1', { category: 'World Facts', drivetrain: null, from: 0 }],
    ['category=World+Facts&from=1e12', { category: 'World Facts', drivetrain: null, from: 1_000_000_000 }],
    ['category=Votes+by+Viewers', { category: 'Votes by Viewers', drivetrain: null, from: 0 }],
    ['category=Fastest&drivetrain=FWD', null],
    ['', null],
  ] as const)('%s is understood', (text, query) => {
    expect(readRecordQuery(new URLSearchParams(text))).toEqual(query);
    const { searchParams } = new URL(recordPath(query), 'https://quartermile.example');
    expect(readRecordQuery(searchParams)).toEqual(query);
  });

  test('becomes the request for its lists', () => {
    expect(recordRequest(null)).toEqual({});
    expect(recordRequest({ category: 'World Facts', drivetrain: null, from: 50 })).toEqual({
      category: 'World Facts',
      drivetrain: 'all',
      limit: 50,
      offset: 50,
    });
  });
});
