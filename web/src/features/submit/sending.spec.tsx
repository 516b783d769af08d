import { ApiError, NetworkError } from '@quartermile/core/client';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addPictures,
  button,
  field,
  fill,
  fillText,
  renderScreen,
  send,
  user,
} from './test/submission-stage.js';

afterEach(() => localStorage.clear());

function refusal(status: number, problem: object): ApiError {
  return new ApiError(new Response(null, { status }), problem);
}

describe('sending', () => {
  it('shows its progress and disables the form', async () => {
    const answered = Promise.withResolvers<void>();
    const { sent } = renderScreen(answered.promise);
    await fillText();
    await addPictures();
    await send();
    expect(
      await screen.findByText(/^(Sending: \d+%|Sent\. Waiting for the answer\.\.\.)$/, {
        selector: '[role=status] *, [role=status]',
      }),
    ).toBeTruthy();
    expect(button().disabled).toBe(true);
    expect(field('Car Name').matches(':disabled')).toBe(true);
    answered.resolve();
    expect(await screen.findByText('Thank you for your submission!')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });
});

describe('a failed sending', () => {
  it('keeps everything and goes out again under the same key', async () => {
    const { sent } = renderScreen(new NetworkError('timeout'));
    await fillText();
    await addPictures();
    await send();
    expect(await screen.findByText('Failed to submit times.')).toBeTruthy();
    expect(field('Car Name').value).toBe('Golf 7 R');
    expect(screen.getAllByRole('img', { name: /^Preview of/ })).toHaveLength(2);
    await send();
    expect(await screen.findByText('Thank you for your submission!')).toBeTruthy();
    expect(sent[0]?.key).toBeTruthy();
    expect(sent[1]).toEqual(sent[0]);
  });

  it('takes a new key for a changed car', async () => {
    const { sent } = renderScreen(new NetworkError('connection'));
    await fillText();
    await addPictures();
    await send();
    await screen.findByText('Failed to submit times.');
    fill('1/4 Mile Time', '9.81');
    await send();
    await screen.findByText('Thank you for your submission!');
    expect(sent.map(({ car }) => car.time)).toEqual(['9.8', '9.81']);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it("shows the server's sentence, and its findings at their fields", async () => {
    const detail = 'Please choose a JPEG, PNG, WebP, AVIF or GIF image.';
    const errors = [{ path: 'time', message: 'Time must be above 0 and at most 999.9 seconds.' }];
    renderScreen(refusal(400, { code: 'invalid_image', detail, errors }));
    await fillText();
    await addPictures();
    await send();
    const alert = await screen.findByText('Failed to submit times.');
    expect(alert.closest('[role=alert]')?.textContent).toContain(detail);
    expect(screen.getByText('Time must be above 0 and at most 999.9 seconds.')).toBeTruthy();
    expect(document.activeElement).toBe(field('1/4 Mile Time'));
  });
});

describe('the draft', () => {
  it('outlives the page, but not the sending', async () => {
    const { unmount } = renderScreen();
    fill('Car Name', 'Polo Vivo');
    unmount();
    renderScreen();
    expect(field('Car Name').value).toBe('Polo Vivo');
    await fillText();
    await addPictures();
    await send();
    await screen.findByText('Thank you for your submission!');
    await user.click(screen.getByRole('button', { name: 'Submit another car' }));
    expect(field('Car Name').value).toBe('');
    // The submission's private link is stored, but neither the draft nor the attempt.
    expect(Object.keys(localStorage)).toEqual(['quartermile.submissions']);
  });

  it('can be cleared', async () => {
    localStorage.setItem('quartermile.submission-draft', JSON.stringify({ name: 'Polo Vivo', time: 7 }));
    renderScreen();
    expect(screen.getByText('We kept what you typed last time.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(field('Car Name').value).toBe('');
  });
});
