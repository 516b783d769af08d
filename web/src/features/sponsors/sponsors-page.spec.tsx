import type { Sponsor } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SponsorsPage, type SponsorsPageProps } from './sponsors-page.js';

const sponsor: Sponsor = {
  _id: 's1',
  id: 's1',
  name: 'Apex Turbo',
  logo: '/media/logo',
  description: 'Turbochargers, built in Boksburg.',
  category: 'Performance',
  website: 'https://apex-turbo.example/',
  featured: true,
};

let retries = 0;
function show(sponsors: SponsorsPageProps['sponsors']) {
  retries = 0;
  render(
    <QuartermileProvider env="test">
      <SponsorsPage
        sponsors={sponsors}
        brandsMailbox="brands@site.example"
        isRetrying={false}
        onRetry={() => {
          retries += 1;
        }}
      />
    </QuartermileProvider>,
  );
}

describe('the sponsors page', () => {
  it('shows the category of featured sponsors only', () => {
    show([sponsor, { ...sponsor, id: 's2', name: 'Grip', category: 'Apparel', featured: false }]);
    expect(screen.getByRole('heading', { name: 'Featured Partners' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Supporting Partners' })).toBeTruthy();
    expect(screen.getByText('Performance')).toBeTruthy();
    expect(screen.queryByText('Apparel')).toBeNull();
    expect(screen.getByRole('link', { name: /^Visit Website: Apex Turbo/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Visit Site: Grip/ })).toBeTruthy();
  });

  it('links to sponsors with rel=sponsored in a new tab', () => {
    show([sponsor]);
    const link = screen.getByRole('link', { name: /^Visit Website/ });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      sponsor.website,
      '_blank',
      'sponsored noopener',
    ]);
  });

  it('has no heading for an empty group', () => {
    show([sponsor]);
    expect(screen.queryByText('Supporting Partners')).toBeNull();
  });

  it('has loading, error and empty states', async () => {
    show(new Promise(() => {}));
    expect(screen.getByText('Loading sponsors...')).toBeTruthy();
    show(null);
    expect(screen.getByRole('alert').textContent).toContain('Failed to load sponsors');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retries).toBe(1);
    show([]);
    expect(screen.getByText('No Sponsors Yet')).toBeTruthy();
  });

  it('links to the brands mailbox', () => {
    show([]);
    expect(screen.getByText('Want to Become a Sponsor?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe(
      'mailto:brands@site.example',
    );
  });
});
