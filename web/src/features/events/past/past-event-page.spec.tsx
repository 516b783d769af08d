import { ApiError, NetworkError } from '@quartermile/core/client';
import type { PastEvent } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadPastEvent, toShownPastEvent } from './load-past-events.js';
import { PastEventPage, type PastEventPageProps } from './past-event-page.js';

const picture = (letter: string) => `/media/${letter.repeat(64)}-10x10`;
const event: PastEvent = {
  _id: 'e1',
  id: 'e1',
  title: 'Winter shoot-out',
  description: 'Cold air.\nEleven personal bests.',
  date: '2026-07-18T16:00:00.000Z',
  location: 'Tarlton',
  image: picture('a'),
  featured: true,
  gallery: [
    { image: picture('b'), caption: 'The final' },
    { image: picture('c'), caption: null },
  ],
  videos: [
    { link: 'https://youtu.be/abcdefghijk', title: 'Golf against M140i' },
    { link: 'https://elsewhere.example/video', title: null },
  ],
};

function show(loaded: PastEventPageProps['loaded'], reload = () => {}) {
  render(
    <QuartermileProvider env="test">
      <MemoryRouter>
        <PastEventPage loaded={loaded} reload={reload} isReloading={false} />
      </MemoryRouter>
    </QuartermileProvider>,
  );
}

const noLineup = () => Promise.reject(new Error('no entry list'));

describe('the page of a past event', () => {
  it('shows title, date and place, and links back to the list', () => {
    show(toShownPastEvent(event));
    expect(screen.getByRole('heading', { level: 1, name: 'Winter shoot-out' })).toBeTruthy();
    for (const text of ['Saturday, 18 July 2026', '18:00', 'Tarlton', 'Featured']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText(/Eleven personal bests/)).toBeTruthy();
    const back = screen.getByRole('link', { name: 'All past events' });
    expect(back.getAttribute('href')).toBe('/events/past');
  });

  it('shows the gallery with captions and links to full pictures', () => {
    show(toShownPastEvent(event));
    const gallery = within(screen.getByRole('region', { name: 'Gallery' }));
    expect(gallery.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'The final',
      'Picture 2 of Winter shoot-out',
    ]);
    expect(gallery.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      picture('b'),
      picture('c'),
    ]);
  });

  it('loads a player only after a press', async () => {
    show(toShownPastEvent(event));
    expect(document.querySelector('iframe')).toBeNull();
    const videos = within(screen.getByRole('region', { name: 'Videos' }));
    await userEvent.click(videos.getByRole('link', { name: /Golf against M140i/ }));
    const player = videos.getByTitle('Golf against M140i');
    expect(player.getAttribute('src')).toContain('https://www.youtube-nocookie.com/embed/abcdefghijk');
    expect(document.activeElement).toBe(player);
    const outside = videos.getByRole('link', { name: /^Watch on the video site/ });
    expect(outside.getAttribute('href')).toBe('https://youtu.be/abcdefghijk');
    expect(videos.getByRole('link', { name: /Video 2/ }).getAttribute('href')).toBe(
      'https://elsewhere.example/video',
    );
  });

  it('omits missing fields', () => {
    const bare = { description: null, location: null, image: null, gallery: [], videos: [] };
    show(toShownPastEvent({ ...event, ...bare, date: '2026-07-18', featured: false }));
    expect(screen.queryAllByRole('region')).toEqual([]);
    expect(screen.queryByText('18:00')).toBeNull();
    expect(screen.queryByText('Featured')).toBeNull();
  });

  it('has loading, error and missing states', async () => {
    let reloads = 0;
    show(new Promise(() => {}));
    expect(screen.getByText('Loading past events...')).toBeTruthy();
    show(null, () => {
      reloads += 1;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reloads).toBe(1);
    show('missing');
    expect(screen.getByRole('heading', { level: 1, name: 'This page does not exist.' })).toBeTruthy();
  });

  it.each([
    ['missing', new ApiError(new Response(null, { status: 404 }), null)],
    [null, new ApiError(new Response(null, { status: 503 }), null)],
    [null, new NetworkError('connection')],
  ])('is %s after %s', async (expected, error) => {
    const find = () => Promise.reject(error);
    expect(await loadPastEvent({ call: noLineup, pastEvents: { find } as never }, 'e1')).toBe(expected);
  });

  it('is missing where the API has something else at its path', async () => {
    const find = async () => [event];
    expect(await loadPastEvent({ call: noLineup, pastEvents: { find } as never }, 'list')).toBe('missing');
  });
});
