import { demoPlayerRoute, type RunVideo } from '@quartermile/core/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WatchRun } from './watch-run.js';

test.each([
  ['the moment on the site of its video', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=252s', null],
  ['the page for demo videos', 'https://www.youtube.com/watch?v=QMdemo00002&t=252s', demoPlayerRoute],
])('without scripts a run links to %s', (_, link, shown) => {
  const video: RunVideo = { _id: 'v1', title: 'Three runs', link, second: 252 };
  render(<WatchRun video={video} onOpen={() => {}} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(shown ?? link);
  cleanup();
});
