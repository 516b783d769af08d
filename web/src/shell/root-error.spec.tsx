import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RootError } from './root-error.js';

vi.mock('../platform/hydration.js', () => ({ mustKeepPage: () => false }));

test('a page that breaks where nothing can be kept says so without details, and leads home', () => {
  render(<RootError />);
  expect(screen.getByRole('main').textContent).toBe('Unexpected Application Error!Home');
  expect(document.title).toBe('Unexpected Application Error!');
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
});
