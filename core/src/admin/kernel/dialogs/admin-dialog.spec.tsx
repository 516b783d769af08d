import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent, ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderInTheme } from '../../test/render-dashboard.js';
import { AdminDialog } from './admin-dialog.js';
import { ConfirmDialog } from './confirm-dialog.js';

const open = () =>
  renderInTheme(
    <AdminDialog title="Reject car" onClose={() => undefined}>
      <button type="button">First</button>
      <button type="button" data-autofocus>
        Safe
      </button>
      <button type="button">Last</button>
    </AdminDialog>,
  );
const focused = () => document.activeElement?.textContent;

describe('a dialog of the dashboard', () => {
  test('has the focus where it is marked as soon as it is there', () => {
    vi.useFakeTimers();
    open();
    expect(focused()).toBe('Safe');
    vi.useRealTimers();
  });

  test('leaves the focus where a quick key moved it', async () => {
    open();
    await userEvent.setup({ delay: null }).keyboard('{Tab}');
    await act(() => new Promise((done) => setTimeout(done)));
    expect(focused()).toBe('Last');
    expect(screen.getByRole('dialog', { name: 'Reject car' })).toBeTruthy();
  });
});

describe('Ctrl+Enter', () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const user = userEvent.setup();
  const form = (name: string, button = <button type="submit">Save</button>) => (
    <form aria-label={name} onSubmit={onSubmit}>
      <textarea aria-label={`words of ${name}`} />
      {button}
    </form>
  );
  const press = async (children: ReactNode, label?: string, keys = '{Control>}{Enter}{/Control}') => {
    onSubmit.mockClear();
    const { unmount } = renderInTheme(
      <AdminDialog title="Edit" onClose={() => undefined}>
        {children}
      </AdminDialog>,
    );
    if (label) await user.click(screen.getByLabelText(label));
    await user.keyboard(keys);
    unmount();
  };

  test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
    'sends the form by %s',
    async (keys) => {
      await press(form('one'), 'words of one', keys);
      expect(onSubmit).toHaveBeenCalledOnce();
    },
  );

  test('sends the only form wherever the focus is', async () => {
    await press(
      <>
        {form('one')}
        <button type="button" aria-label="other" />
      </>,
      'other',
    );
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('sends none of several forms when the focus is in neither', async () => {
    await press(
      <>
        {form('one')}
        {form('two')}
        <input type="checkbox" aria-label="other" />
      </>,
      'other',
    );
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('leaves a button alone that cannot be pressed', async () => {
    const busy = (
      <button type="submit" disabled>
        Saving...
      </button>
    );
    await press(form('one', busy), 'words of one');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('confirms no deletion', async () => {
    const onConfirm = vi.fn<() => void>();
    const onClose = vi.fn<() => void>();
    renderInTheme(
      <ConfirmDialog
        title="Delete car?"
        question="Golf will be deleted."
        confirmLabel="Delete car"
        busy={false}
        onConfirm={onConfirm}
        onClose={onClose}
      />,
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
