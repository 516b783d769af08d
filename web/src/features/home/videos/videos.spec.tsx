import { createClient } from '@quartermile/core/client';
import type { Video } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Videos, type VideosProps } from './videos.js';

const video: Video = {
  _id: 'v1',
  id: 'v1',
  title: 'M2 against RS3',
  link: 'https://youtu.be/dQw4w9WgXcQ',
  thumbnail: null,
  views: 41,
  createdAt: '2026-11-01T10:00:00.000Z',
};

const requests: string[] = [];
let reloads = 0;
let isCounting = true;

const client = createClient({
  baseUrl: 'https://site.example',
  retry: false,
  transport: async (request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    return isCounting ? Response.json({ _id: 'v1', views: 42 }) : Response.json({}, { status: 503 });
  },
});

/** jsdom does not implement showModal(). */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(() => {
  requests.length = 0;
  reloads = 0;
  isCounting = true;
});

/** Renders the section with a previous history entry to go back to. */
function show(videos: VideosProps['videos']) {
  let shown = videos;
  let renderAgain = (): void => {};
  function Page() {
    const [, setRound] = useState(0);
    renderAgain = () => setRound((round) => round + 1);
    return (
      <Videos
        videos={shown}
        getClient={async () => client}
        reload={() => {
          reloads += 1;
        }}
      />
    );
  }
  const router = createMemoryRouter(
    [
      { path: '/', element: <Page /> },
      { path: '/before', element: 'the page before' },
    ],
    { initialEntries: ['/before', '/'] },
  );
  render(
    <QuartermileProvider env="test">
      <RouterProvider router={router} />
    </QuartermileProvider>,
  );
  const change = (next: VideosProps['videos']): void => {
    shown = next;
    act(renderAgain);
  };
  return { router, change };
}

describe('the videos', () => {
  it('are counted in singular and plural, with total views', () => {
    show([video]);
    expect(screen.getByText('1 video')).toBeTruthy();
    expect(screen.getAllByText('41 views')).toHaveLength(2);
    show([video, { ...video, id: 'v2', views: 1 }]);
    expect(screen.getByText('2 videos')).toBeTruthy();
    expect(screen.getByText('42 views')).toBeTruthy();
    expect(screen.getByText('1 view')).toBeTruthy();
  });

  it('open in a player, count one view and reload', async () => {
    show([video]);
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /^Play\s+M2 against RS3\s+41 views$/ }));
    expect(await screen.findByRole('dialog', { name: video.title })).toBeTruthy();
    expect(document.querySelector('iframe')?.src).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?enablejsapi=1&origin=/,
    );
    expect(document.querySelector('iframe')?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
    );
    await waitFor(() => expect(reloads).toBe(1));
    expect(requests).toEqual(['POST /api/videos/view/v1']);
  });

  it('reload silently when the view could not be counted', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    isCounting = false;
    show([video]);
    await userEvent.click(screen.getByRole('link', { name: /^Play/ }));
    await waitFor(() => expect(reloads).toBe(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('close by the button and the backdrop', async () => {
    show([video]);
    await userEvent.click(screen.getByRole('link', { name: /^Play/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close video' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /^Play/ }));
    await userEvent.click(await screen.findByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('close by Back and reopen by Forward without counting a view', async () => {
    const { router } = show([video]);
    await userEvent.click(screen.getByRole('link', { name: /^Play/ }));
    await screen.findByRole('dialog');
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/');
    await act(() => router.navigate(1));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(requests).toHaveLength(1);
  });

  it('leave no history entry when closed by the button', async () => {
    const { router } = show([video]);
    for (let round = 0; round < 2; round += 1) {
      await userEvent.click(screen.getByRole('link', { name: /^Play/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'Close video' }));
      await waitFor(() => expect(router.state.location.search).toBe(''));
    }
    await act(() => router.navigate(-1));
    expect(screen.getByText('the page before')).toBeTruthy();
  });

  it('have an address, which closes to the page without one', async () => {
    const { router } = show([video]);
    await act(() => router.navigate('/before'));
    await act(() => router.navigate('/?video=v1'));
    await userEvent.click(await screen.findByRole('button', { name: 'Close video' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.location.pathname).toBe('/');
    await act(() => router.navigate(-1));
    expect(screen.getByText('the page before')).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('link to the video site', async () => {
    show([video]);
    await userEvent.click(screen.getByRole('link', { name: /^Play/ }));
    const link = await screen.findByRole('link', { name: /^Watch on the video site/ });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      video.link,
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('show a message for an unsupported link', async () => {
    show([{ ...video, link: 'https://elsewhere.example/1' }]);
    await userEvent.click(screen.getByRole('link', { name: /^Play/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid video link.');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('show an error when loading fails, and retry', async () => {
    show(null);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Failed to load videos');
    expect(alert.dataset.boxed).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reloads).toBe(1);
  });

  it('show an error when loading fails late', async () => {
    show(Promise.resolve(null));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load videos');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('are none yet, and show a drawing without a thumbnail', () => {
    show([]);
    expect(screen.getByText('0 videos')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'No videos yet' })).toBeTruthy();
    cleanup();
    show([video]);
    const drawing = screen.getByRole('link', { name: /^Play/ }).querySelector('img');
    expect(drawing?.getAttribute('src')).toMatch(/story.*\.svg|^data:image\/svg/);
  });

  it('show placeholders while loading', () => {
    show(new Promise(() => {}));
    expect(screen.getByRole('status').textContent).toContain('Loading videos...');
  });

  it('stay visible during a reload and after a failed one', async () => {
    const { change } = show([video]);
    const card = screen.getByRole('link', { name: /^Play/ });
    const again = Promise.withResolvers<null>();
    change(again.promise);
    expect(screen.getByRole('link', { name: /^Play/ })).toBe(card);
    await act(async () => again.resolve(null));
    expect(screen.getByRole('link', { name: /^Play/ })).toBe(card);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
