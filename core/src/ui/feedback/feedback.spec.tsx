import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { QuartermileProvider } from '../quartermile-provider.js';
import { EmptyState } from './empty-state.js';
import { ErrorState } from './error-state.js';
import { SkeletonRows } from './skeleton-rows.js';

it('announces an error and retries', async () => {
  let tries = 0;
  render(<ErrorState title="Could not load leaderboard." onRetry={() => tries++} />, { wrapper: Themed });
  expect(screen.getByRole('alert').textContent).toContain('Could not load leaderboard.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});

it('an error without a retry handler has no button', () => {
  render(<ErrorState title="Failed to load sponsors" />, { wrapper: Themed });
  expect(screen.queryByRole('button')).toBeNull();
});

it('an empty list has a heading', () => {
  render(<EmptyState title="No Cars Yet" detail="Be the first to submit!" />, { wrapper: Themed });
  expect(screen.getByRole('heading', { name: 'No Cars Yet' })).toBeTruthy();
});

it('skeleton rows are announced to screen readers', () => {
  const { container } = render(<SkeletonRows rows={3} />, { wrapper: Themed });
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(3);
});

function Themed({ children }: { children: React.ReactNode }) {
  return <QuartermileProvider env="test">{children}</QuartermileProvider>;
}
