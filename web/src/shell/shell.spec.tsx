import { defaultSiteProfile, type SiteProfile } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PageFrame } from './page-frame.js';

async function renderFrame(paused?: SiteProfile['paused']) {
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '*',
      loader: () => ({ publicUrl: 'https://example.org', site: { ...defaultSiteProfile, paused } }),
      HydrateFallback: () => null,
      Component: () => (
        <QuartermileProvider env="test">
          <PageFrame signup={async () => {}}>The content</PageFrame>
        </QuartermileProvider>
      ),
    },
  ]);
  render(<Site initialEntries={['/leaderboard']} />);
  return screen.findByRole('navigation', { name: 'Main' });
}

describe('the navigation bar', () => {
  it('links to every page and marks the current one', async () => {
    const bar = within(await renderFrame());
    const links = bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toContainEqual(['Home', '/']);
    expect(links).toContainEqual(['Leaderboard', '/leaderboard']);
    expect(links).toContainEqual(['Submit Times', '/submit-times']);
    expect(links).toContainEqual(['Sponsors', '/sponsors']);
    expect(bar.getByRole('link', { name: 'Admin Panel' }).getAttribute('href')).toBe('/admin');
    expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Leaderboard');
  });

  it('has external links without opener and referrer', async () => {
    const bar = within(await renderFrame());
    for (const [name, href] of [
      [/^Shop/, defaultSiteProfile.links.shop],
      [/^Video Channel/, defaultSiteProfile.links.channel],
      [/^Donate/, defaultSiteProfile.links.donation],
    ] as const) {
      const link = bar.getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(href);
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });

  it('discloses the events, and Escape closes them', async () => {
    const bar = within(await renderFrame());
    const events = bar.getByRole('button', { name: 'Events' });
    expect(events.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(events);
    expect(events.getAttribute('aria-expanded')).toBe('true');
    expect(bar.getByText('Upcoming Events').getAttribute('href')).toBe('/events');
    expect(bar.getByText('Past Events').getAttribute('href')).toBe('/events/past');
    await userEvent.keyboard('{Escape}');
    expect(events.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(events);
  });
});

describe('the mobile menu', () => {
  it('groups its links as specified', async () => {
    await renderFrame();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    const titles = menu.getAllByRole('heading').map((title) => title.textContent);
    expect(titles).toEqual(['Main Pages', 'Community', 'Business', 'Connect']);
    const links = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href?.startsWith('/'))).toEqual([
      '/',
      '/leaderboard',
      '/submit-times',
      '/events',
      '/events/past',
      '/#videos',
      '/sponsors',
      '/admin',
    ]);
  });
});

describe('the footer', () => {
  it('shows contact, origin and legal links', async () => {
    await renderFrame();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Based in South Africa')).toBeTruthy();
    expect(footer.getByText('New content daily')).toBeTruthy();
    for (const [name, path] of [
      ['Privacy Policy', '/privacy.html'],
      ['Terms of Use', '/terms-of-use.html'],
    ] as const) {
      const link = footer.getByText(name);
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
    }
    expect(footer.getByText('Contact').getAttribute('href')).toBe(
      `mailto:${defaultSiteProfile.mailboxes.contact}`,
    );
    expect(footer.getByText(`© 2024–${new Date().getFullYear()} Quartermile`)).toBeTruthy();
  });
});

describe('the banners of what is paused', () => {
  it('are on every page, and there are none while nothing is paused', async () => {
    await renderFrame({ votes: 'Voting is paused for now.', submissions: 'Submissions are paused for now.' });
    expect(screen.getAllByText(/paused for now/)).toHaveLength(2);
    cleanup();
    await renderFrame();
    expect(screen.queryByText(/paused/)).toBeNull();
  });
});
