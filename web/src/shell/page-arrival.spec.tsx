import { QuartermileProvider } from '@quartermile/core/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { PageFrame } from './page-frame.js';
import { usePageArrival } from './use-page-arrival.js';

function Layout() {
  usePageArrival();
  return (
    <QuartermileProvider env="test">
      <PageFrame signup={async () => {}}>
        <Outlet />
      </PageFrame>
    </QuartermileProvider>
  );
}

function Board() {
  return (
    <>
      <title>Leaderboard | Quartermile</title>
      <Link to="/sponsors#partners">To the partners</Link>
      <Link to="/leaderboard?category=votes">Another tab</Link>
    </>
  );
}

function Sponsors() {
  return (
    <>
      <title>Sponsors | Quartermile</title>
      <section id="partners" tabIndex={-1} aria-label="Partners" />
    </>
  );
}

async function open(path: string) {
  const Site = createRoutesStub([
    {
      Component: Layout,
      children: [
        { path: '/leaderboard', Component: Board },
        { path: '/sponsors', Component: Sponsors },
      ],
    },
  ]);
  render(<Site initialEntries={[path]} />);
  return screen.findByRole('navigation', { name: 'Main' });
}

const announced = () => document.querySelector('[aria-live=polite]')?.textContent ?? '';

beforeEach(() => document.querySelector('[aria-live=polite]')?.remove());

it('announces the new page’s title and moves the focus to its content', async () => {
  await open('/leaderboard');
  expect(announced()).toBe('');
  await userEvent.click(screen.getByRole('link', { name: 'Sponsors' }));
  await waitFor(() => expect(announced()).toBe('Sponsors | Quartermile'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await userEvent.click(screen.getByRole('link', { name: 'Leaderboard' }));
  await waitFor(() => expect(announced()).toBe('Leaderboard | Quartermile'));
});

it('moves the focus to the section in the hash', async () => {
  await open('/leaderboard');
  await userEvent.click(screen.getByRole('link', { name: 'To the partners' }));
  await waitFor(() => expect(announced()).toBe('Sponsors | Quartermile'));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Partners' }));
});

it('does nothing while the page stays the same', async () => {
  await open('/leaderboard');
  const link = screen.getByRole('link', { name: 'Another tab' });
  await userEvent.click(link);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(announced()).toBe('');
  expect(document.activeElement).toBe(link);
});
