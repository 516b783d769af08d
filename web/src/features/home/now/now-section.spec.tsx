import type { Highlight } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { HomeNow } from './home-now.js';
import { NowSection } from './now-section.js';

const DAY_MS = 86_400_000;
const first: Highlight = {
  ...{ entryId: 'e1', category: 'Our Drag Races', position: 1, name: 'GT-R', driver: 'Yusuf' },
  ...{ image: null, time: '9.412', source: null, gap: null },
};
const now: HomeNow = { highlights: { top: [first], latest: first }, event: null, today: 0 };
const shown = (changes: Partial<HomeNow>, videos: [] | null = []) =>
  render(
    <QuartermileProvider env="test">
      <MemoryRouter>
        <NowSection
          now={{ ...now, ...changes }}
          videos={videos}
          play={() => {}}
          getClient={() => Promise.reject(new Error('no request is expected'))}
        />
      </MemoryRouter>
    </QuartermileProvider>,
  ).container;

describe('what is new on the home page', () => {
  it('shows the leader, and what will appear', () => {
    const text = shown({}).textContent;
    for (const part of ['GT-R', '9.412s', 'Leads the board', '1st in Our Drag Races', 'No date is set yet.'])
      expect(text).toContain(part);
    expect(screen.getByText('The next video appears here.')).toBeTruthy();
  });

  it('shows a World Facts time with its source, and no other time with one', () => {
    const reference = { ...first, entryId: 'e2', position: 2, time: '9.9', source: 'MotorTrend' };
    const text = shown({ highlights: { top: [first, reference], latest: reference } }).textContent;
    expect(text?.split('MotorTrend')).toHaveLength(3);
    expect(text).toContain('9.9sMotorTrend');
    expect(text).toContain('Yusuf, 9.9 s (MotorTrend)');
  });

  it('counts down to the next event by the clock, not by the time of the page', () => {
    const dayMs = Math.ceil(Date.now() / DAY_MS + 3) * DAY_MS;
    const event = { title: 'Street to Strip', when: 'Saturday', dateTime: '2026-12-05', dayMs };
    expect(shown({ event, today: dayMs - 9 * DAY_MS }).textContent).toContain('in 4 days');
  });

  it('shows each part although the others failed', () => {
    const text = shown({ highlights: null, event: 'failed' }, null).textContent;
    expect(text).toContain('The board could not be loaded.');
    expect(text?.split('This could not be loaded.')).toHaveLength(4);
    expect(text).toContain('Where would I place?');
  });
});
