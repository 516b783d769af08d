import {
  type Category,
  type Place,
  SEGMENT_ROWS_MAX,
  type SegmentFilter,
  type SegmentPage,
  type SegmentSummary,
  wholeBoard,
} from '@quartermile/core/domain';
import { buildEntry } from '@quartermile/core/testing';
import { QuartermileProvider } from '@quartermile/core/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { RootData } from '../../../platform/root-data.js';
import { segmentMeta } from './segment-meta.js';
import { SegmentPageView } from './segment-page.js';
import { readSegmentOffset, segmentPath } from './segment-query.js';
import { SegmentsPage } from './segments-page.js';

const CARS = 120;
const all: Place[] = Array.from({ length: CARS }, (_, index) => ({
  position: index + 1,
  entry: buildEntry({
    _id: `e${index}`,
    category: 'Our Drag Races',
    car: { name: `Car ${index + 1}`, time: `${10 + index / 10}` },
  }),
}));
const segmentFrom = (offset: number): SegmentPage => ({
  slug: 'fwd',
  name: 'Front-Wheel Drive',
  filter: { ...wholeBoard, drivetrain: 'FWD' },
  inMenu: false,
  facts: ['Our Drag Races'],
  cars: CARS,
  leader: all[0] ?? null,
  places: all.slice(offset, offset + SEGMENT_ROWS_MAX),
});

function show(offset: number, filter: Partial<SegmentFilter> = {}) {
  const segment = segmentFrom(offset);
  const Component = () => (
    <SegmentPageView
      loaded={{ segment: { ...segment, filter: { ...segment.filter, ...filter } }, offset, today: 0 }}
      getClient={() => Promise.reject(new Error('no request is expected'))}
      show={() => {}}
      isRetrying={false}
    />
  );
  const Page = createRoutesStub([{ path: '/', Component }]);
  render(
    <QuartermileProvider env="test">
      <Page />
    </QuartermileProvider>,
  );
  const ranking = screen.getByRole('region', { name: 'Ranking' });
  const links = within(ranking).queryAllByRole('link', { name: /places|page/i });
  return {
    ranking,
    pages: links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
  };
}

describe('the pages of a segment', () => {
  test('lead from the first one to the last one and back', () => {
    const { ranking, pages } = show(0);
    expect(pages).toEqual([['Further places', '/segments/fwd?from=50', 'next']]);
    expect(ranking.textContent).toContain('1 to 50 of 120 cars');
  });

  test.each([
    ['an estimate', { kwPerTon: 100 }, /factory’s figures, so it is an estimate/],
    ['the names of the cars', { words: 'Hilux' }, /if its name contains one of these words/],
  ])('say that they go by %s where they do', (_, filter, note) => {
    show(0, filter);
    expect(screen.getByText(note)).toBeTruthy();
    cleanup();
    show(0);
    expect(screen.queryByText(note)).toBeNull();
  });

  test('have the places after the first ones', () => {
    const { ranking, pages } = show(100);
    expect(pages).toEqual([['Places before these', '/segments/fwd?from=50', 'prev']]);
    expect(ranking.textContent).toContain('101 to 120 of 120 cars');
    expect(within(ranking).getByText('Car 101')).toBeTruthy();
    expect(within(ranking).getByRole('list', { name: '' }).getAttribute('start')).toBe('101');
  });

  test('lead back to the first one from the second one', () => {
    expect(show(50).pages).toEqual([
      ['First page', '/segments/fwd', 'prev'],
      ['Further places', '/segments/fwd?from=100', 'next'],
    ]);
  });

  test('say so beyond the last car, and lead back', () => {
    const { ranking, pages } = show(200);
    expect(pages).toEqual([['First page', '/segments/fwd', 'prev']]);
    expect(ranking.textContent).toContain('The segment has no further cars.');
  });

  test('have addresses of their own, without numbers that are invalid or beyond the last car', () => {
    const read = (query: string) => readSegmentOffset(new URLSearchParams(query));
    expect(['', 'from=50', 'from=-1', 'from=x', 'from=1.5', 'from=2e15'].map(read)).toEqual([
      0, 50, 0, 0, 0, 1_000_000_000,
    ]);
    expect([0, 50].map((offset) => segmentPath('fwd', offset))).toEqual([
      '/segments/fwd',
      '/segments/fwd?from=50',
    ]);
    const root = { publicUrl: 'https://site.example', site: { siteName: 'Site' } } as RootData;
    const canonical = (offset: number) =>
      segmentMeta(root, { segment: segmentFrom(offset), offset, today: 0 }).flatMap((tag) =>
        'rel' in tag && tag.rel === 'canonical' ? [tag.href] : [],
      );
    expect([0, 50, 200].flatMap(canonical)).toEqual([
      'https://site.example/segments/fwd',
      'https://site.example/segments/fwd?from=50',
      'https://site.example/segments/fwd',
    ]);
  });
});

test('the card of a segment has the source of a World Facts time, not beside votes', () => {
  const car = { time: null, worldFacts: '9.9', worldFactsSource: 'MotorTrend' };
  const led = (category: Category): SegmentSummary => {
    const { places: _, ...segment } = segmentFrom(0);
    return { ...segment, slug: category, leader: { position: 1, entry: buildEntry({ category, car }) } };
  };
  const segments = [led('World Facts'), led('Votes by Viewers')];
  const Page = createRoutesStub([
    { path: '/', Component: () => <SegmentsPage loaded={{ segments }} show={() => {}} isRetrying={false} /> },
  ]);
  render(
    <QuartermileProvider env="test">
      <Page />
    </QuartermileProvider>,
  );
  const cards = screen.getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent?.includes('9.9 sMotorTrend'))).toEqual([true, false]);
  expect(document.body.textContent?.split('MotorTrend')).toHaveLength(2);
});
