import { defaultSiteProfile, type Highlight, type SiteProfile, type Video } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HomePage, type HomePageProps } from './home-page.js';
import { homeSections } from './home-sections.js';

const scrolledTo: string[] = [];
const { scrollIntoView } = Element.prototype;

beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
});
afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

const first: Highlight = {
  ...{ entryId: 'e1', category: 'Our Drag Races', position: 1, name: 'GT-R', driver: 'Yusuf' },
  ...{ image: null, time: '9.412', source: null, gap: null },
};

function renderHome(
  changes: Partial<SiteProfile> = {},
  state?: unknown,
  leader: HomePageProps['leader'] = first,
  videos: Video[] = [],
) {
  render(
    <QuartermileProvider env="test">
      <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
        <HomePage
          profile={{ ...defaultSiteProfile, ...changes }}
          videos={videos}
          leader={leader}
          getClient={() => {
            throw new Error('no request is expected');
          }}
          reload={() => {}}
        />
      </MemoryRouter>
    </QuartermileProvider>,
  );
}

describe('the home page', () => {
  it('shows its sections in the specified order', () => {
    renderHome();
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(titles).toEqual(['Featured Cars', 'Meet Themba', 'Videos', 'Support Themba', 'Connect']);
  });

  it('shows Live Now only while the profile is live', () => {
    renderHome();
    expect(screen.queryByText('Live Now')).toBeNull();
    const links = {
      ...defaultSiteProfile.links,
      channel: 'https://video.example.org/channel',
      shop: 'https://shop.example.org/',
    };
    cleanup();
    renderHome({ live: true, links });
    expect(screen.getByRole('link', { name: 'Live Now' }).getAttribute('href')).toBe(links.channel);
    expect(screen.getByRole('link', { name: /^Shop Now/ }).getAttribute('href')).toBe(links.shop);
  });

  it.each(['View All Cars', 'Leaderboard'])('links %s to the leaderboard', (name) => {
    renderHome();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/leaderboard');
  });

  it('opens external links in a new tab without opener and referrer', () => {
    renderHome();
    const shop = screen.getByRole('link', { name: /^Shop Now/ });
    expect(shop.getAttribute('href')).toBe(defaultSiteProfile.links.shop);
    expect([shop.getAttribute('target'), shop.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('shows networks without a page as coming soon', () => {
    renderHome();
    const coming = screen.getByRole('heading', { name: 'More Platforms Coming Soon' }).parentElement;
    expect(coming?.textContent).toContain('InstagramTikTokX');
    expect(coming?.textContent).not.toContain('Facebook');
  });
});

describe('the hero', () => {
  it('has the newest video and the time to beat, which leads to its board', () => {
    const video = { id: 'v1', title: 'M2 against RS3', link: 'https://youtu.be/dQw4w9WgXcQ', views: 41 };
    renderHome({}, undefined, first, [{ ...video, _id: 'v1', thumbnail: null, createdAt: '2026-11-01' }]);
    const hero = document.getElementById('hero') as HTMLElement;
    expect(within(hero).getByRole('link', { name: /^Play\s+M2 against RS3\s+41 views$/ })).toBeTruthy();
    const leader = within(hero).getByRole('link', { name: 'Leads the board 9.412s GT-R' });
    expect(leader.getAttribute('href')).toBe('/leaderboard?category=Our+Drag+Races');
  });

  it.each([
    [null, 'Nobody has set a time yet.'],
    ['failed', 'The board could not be loaded.'],
  ] as const)('says what is so without a leader: %s', (leader, text) => {
    renderHome({}, undefined, leader);
    expect(document.getElementById('hero')?.textContent).toContain(text);
  });
});

describe('scrolling to a section', () => {
  it('follows Support Us', async () => {
    renderHome();
    await userEvent.click(screen.getByRole('link', { name: 'Support Us' }));
    expect(scrolledTo).toEqual(['support']);
  });

  it("follows About's Support button", async () => {
    renderHome();
    await userEvent.click(screen.getByRole('link', { name: 'Support' }));
    expect(scrolledTo).toEqual(['support']);
    expect(document.activeElement?.id).toBe('support');
  });

  it.each(Object.values(homeSections))('follows the navigation state to %s', async (id) => {
    renderHome({}, { scrollTo: id });
    await waitFor(() => expect(scrolledTo).toEqual([id]));
    expect(document.activeElement?.id).toBe(id);
  });

  it('has every section under its id', () => {
    renderHome();
    const titles = Object.values(homeSections).map(
      (id) => document.getElementById(id)?.querySelector('h1, h2')?.textContent,
    );
    expect(titles).toEqual([
      defaultSiteProfile.hero.title,
      'Featured Cars',
      'Meet Themba',
      'Videos',
      'Support Themba',
      'Connect',
    ]);
  });
});
