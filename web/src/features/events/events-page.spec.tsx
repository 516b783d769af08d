import { readEvent } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EventsPage, type EventsPageProps } from './events-page.js';
import { toShownEvent } from './load-events.js';

const now = new Date('2026-11-21T10:00:00+02:00');
const event = (document: object) =>
  toShownEvent(readEvent({ id: 'e1', title: 'Strip night', date: '2026-11-22', ...document }), now);

let retries = 0;
function show(loaded: EventsPageProps['loaded']) {
  retries = 0;
  render(
    <QuartermileProvider env="test">
      <EventsPage
        loaded={loaded}
        isRetrying={false}
        onRetry={() => {
          retries += 1;
        }}
      />
    </QuartermileProvider>,
  );
}

describe('the events page', () => {
  it('shows when an event is, in words and how far off', () => {
    show({ events: [event({ description: 'Run what you brung.' })] });
    expect(screen.getByText('Tomorrow')).toBeTruthy();
    expect(screen.getByText('Sunday, 22 November 2026').getAttribute('datetime')).toBe('2026-11-22');
    expect(screen.getByText('Run what you brung.')).toBeTruthy();
  });

  it('leads to a map for coordinates and shows a place in words as it is', () => {
    show({ events: [event({ location: '-26.1, 28.0' })] });
    const link = screen.getByRole('link', { name: /^Get Directions/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('href')).toContain('-26.1');
    show({ events: [event({ venue: 'Tarlton' })] });
    expect(screen.getByText('Tarlton')).toBeTruthy();
  });

  it('loads no picture from elsewhere', () => {
    show({ events: [event({ image: 'https://elsewhere.example/a.jpg' })] });
    expect(document.querySelector('img')).toBeNull();
  });

  it('offers the calendar when there is something to put into it', () => {
    show({ events: [] });
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    show({ events: [event({})] });
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      '/api/events/calendar.ics',
    );
  });

  it('says that it loads, that it failed and that there is nothing', async () => {
    show(new Promise(() => {}));
    expect(screen.getByText('Loading exciting events...')).toBeTruthy();
    show({ events: null });
    expect(screen.getByRole('alert').textContent).toMatch(/Error loading events.*Failed to fetch events/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retries).toBe(1);
    show({ events: [] });
    expect(screen.getByText('No Upcoming Events')).toBeTruthy();
  });
});
