import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { useKeyCommands } from './use-key-commands.js';

const user = userEvent.setup();

function Screen({ run }: { run(): void }) {
  useKeyCommands({ a: run });
  return (
    <>
      <input aria-label="text" />
      <input aria-label="tick" type="checkbox" />
    </>
  );
}

test.each([
  ['nothing', null, 1],
  ['a tick box', 'tick', 1],
  ['a text field', 'text', 0],
])('with the focus on %s', async (_, label, runs) => {
  const run = vi.fn<() => void>();
  render(<Screen run={run} />);
  if (label) screen.getByLabelText(label).focus();
  await user.keyboard('a');
  expect(run).toHaveBeenCalledTimes(runs);
});

test("with a modifier a key is the browser's", async () => {
  const run = vi.fn<() => void>();
  render(<Screen run={run} />);
  await user.keyboard('{Control>}a{/Control}{Meta>}a{/Meta}{Alt>}a{/Alt}');
  expect(run).not.toHaveBeenCalled();
});

/** Presses a key before the first paint. */
function Impatient() {
  useLayoutEffect(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })), []);
  return null;
}

test('a key counts from the moment that the screen is there', () => {
  const run = vi.fn<() => void>();
  render(
    <>
      <Screen run={run} />
      <Impatient />
    </>,
  );
  expect(run).toHaveBeenCalledTimes(1);
});

test('no key does anything in what lies elsewhere', async () => {
  const run = vi.fn<() => void>();
  function Search() {
    useKeyCommands({ a: run }, '[role=dialog]');
    return (
      <>
        <div role="dialog" aria-label="over it">
          <button type="button">there</button>
        </div>
        <button type="button">here</button>
      </>
    );
  }
  render(<Search />);
  screen.getByRole('button', { name: 'there' }).focus();
  await user.keyboard('a');
  expect(run).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'here' }).focus();
  await user.keyboard('a');
  expect(run).toHaveBeenCalledTimes(1);
});
