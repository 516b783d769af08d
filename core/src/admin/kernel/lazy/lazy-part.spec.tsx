import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInTheme } from '../../test/render-dashboard.js';
import { LazyCode } from './lazy-code.js';
import { LazyPart } from './lazy-part.js';

beforeEach(() => onFailed.mockClear());

const Greeting = ({ name }: { readonly name: string }) => <p>Good morning, {name}.</p>;
const whole = /^Good morning, Lerato\.$/;

/** Code that fails to load the first times. */
function failing(times: number) {
  let asked = 0;
  return new LazyCode(async () => {
    asked += 1;
    if (asked <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return Greeting;
  });
}

const onFailed = vi.fn();
const render = (code: LazyCode<typeof Greeting>, isWholePage = false) =>
  renderInTheme(
    <LazyPart
      code={code}
      props={{ name: 'Lerato' }}
      loading={<p>on its way</p>}
      onFailed={onFailed}
      isWholePage={isWholePage}
    />,
  );

/** The button is disabled while a load is in progress. */
async function tryAgain(): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Try again' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
}

test('the part shows once its code has come, and at once the next time', async () => {
  const code = failing(0);
  const { unmount } = render(code);
  expect(screen.getByText('on its way')).toBeTruthy();
  expect(await screen.findByText(whole)).toBeTruthy();
  unmount();
  render(code);
  expect(screen.getByText(whole)).toBeTruthy();
});

test('code that fails to load shows an error, and is loaded again on each request', async () => {
  render(failing(2));
  expect(await screen.findByText('This part of the dashboard could not be loaded.')).toBeTruthy();
  await tryAgain();
  await tryAgain();
  expect(await screen.findByText(whole)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where nothing else is on the page, the failure is its main content', async () => {
  render(failing(1), true);
  const main = await screen.findByRole('main');
  expect(main.textContent).toContain('This part of the dashboard could not be loaded.');
});

test('each failure is reported, and nothing when the code comes', async () => {
  render(failing(2));
  await tryAgain();
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(2));
  await tryAgain();
  expect(await screen.findByText(whole)).toBeTruthy();
  expect(onFailed).toHaveBeenCalledTimes(2);
});

test('an error while rendering replaces only the part, which can be tried again', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Fragile = ({ name }: { readonly name: string }) => {
    if (isBroken) throw new Error('out of order');
    return <p>Good evening, {name}.</p>;
  };
  renderInTheme(
    <>
      <p>beside it</p>
      <LazyPart
        code={new LazyCode(async () => Fragile)}
        props={{ name: 'Lerato' }}
        loading={<p>on its way</p>}
      />
    </>,
  );
  expect(await screen.findByText('This part of the dashboard stopped because of an error.')).toBeTruthy();
  expect(screen.getByText('beside it')).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText(/^Good evening, Lerato\.$/)).toBeTruthy();
  reported.mockRestore();
});
