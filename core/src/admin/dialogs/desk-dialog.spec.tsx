import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderInTheme } from '../test/render-dashboard.js';
import { DeskDialog } from './desk-dialog.js';

const open = () =>
  renderInTheme(
    <DeskDialog title="Reject car" onClose={() => undefined}>
      <button type="button">First</button>
      <button type="button" data-autofocus>
        Safe
      </button>
      <button type="button">Last</button>
    </DeskDialog>,
  );
const focused = () => document.activeElement?.textContent;

describe('a dialogue of the desk', () => {
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
