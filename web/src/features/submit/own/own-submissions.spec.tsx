import { QuartermileProvider } from '@quartermile/core/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetSubmission, readOwnSubmissions, rememberSubmission } from '../../../own/own-submissions.js';
import {
  addPictures,
  CODE,
  fill,
  fillText,
  renderScreen,
  send,
  setMailServer,
  user,
} from '../test/submission-stage.js';
import { PrivateLink } from './private-link.js';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  setMailServer(false);
});

const submit = async (email = '') => {
  renderScreen();
  await fillText('11.8');
  fill('E-mail for the answer', email);
  await addPictures();
  await send();
  await screen.findByText('Thank you for your submission!');
};

const ORIGIN = window.location.origin;

describe('the thank-you view', () => {
  it('gives the private link, to copy and to share by WhatsApp', async () => {
    await submit();
    const link = await screen.findByLabelText<HTMLInputElement>('Private link');
    expect(link.value).toBe(`${ORIGIN}/submissions/${CODE}`);
    expect(screen.getByText('Keep this link; it is the only way back.')).toBeTruthy();
    const whatsApp = screen.getByRole('link', { name: 'WhatsApp' });
    expect(decodeURIComponent(whatsApp.getAttribute('href') ?? '')).toBe(
      `https://wa.me/?text=My submission Golf 7 R: ${ORIGIN}/submissions/${CODE}`,
    );
    expect(whatsApp.getAttribute('rel')).toBe('noopener noreferrer');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeTruthy();
    // The system of the tests shares nothing.
    expect(screen.queryByRole('button', { name: 'Send to myself' })).toBeNull();
    expect(await navigator.clipboard.readText()).toBe(link.value);
  });

  it.each([
    [true, 'lerato@example.com', 'Keep this link; it is also in the mail with the answer.'],
    [true, '', 'Keep this link; it is the only way back.'],
    [false, 'lerato@example.com', 'Keep this link; it is the only way back.'],
  ])('with a mail server (%s) and the address "%s" says: %s', async (has, email, sentence) => {
    setMailServer(has);
    await submit(email);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('shows the link also when storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    await submit();
    expect(await screen.findByLabelText('Private link')).toBeTruthy();
  });

  it('shares to oneself where the system can', async () => {
    const share = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    render(<PrivateLink code="abc" name="Polo" isMailed={false} />, {
      wrapper: ({ children }) => <QuartermileProvider env="test">{children}</QuartermileProvider>,
    });
    await user.click(screen.getByRole('button', { name: 'Send to myself' }));
    expect(share).toHaveBeenCalledWith({ title: 'My submission Polo', url: `${ORIGIN}/submissions/abc` });
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('the list of own submissions', () => {
  it('shows what was sent from this device, and removes it', async () => {
    await submit();
    await waitFor(() =>
      expect(readOwnSubmissions()).toEqual([{ code: CODE, name: 'Golf 7 R', time: '11.8', carId: 'car' }]),
    );
    await user.click(screen.getByRole('button', { name: 'Submit another car' }));
    const link = await screen.findByRole('link', { name: 'Status of Golf 7 R' });
    expect(link.getAttribute('href')).toBe(`/submissions/${CODE}`);
    await user.click(screen.getByRole('button', { name: 'Remove Golf 7 R from this list' }));
    expect(screen.queryByRole('link', { name: 'Status of Golf 7 R' })).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('is not there without any', async () => {
    renderScreen();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('Your submissions on this device')).toBeNull();
  });

  it('lists the newest first, each once, and ignores other values', () => {
    localStorage.setItem('quartermile.submissions', JSON.stringify([{ code: 7 }, null]));
    expect(readOwnSubmissions()).toEqual([]);
    for (const code of ['a', 'b', 'a']) rememberSubmission({ code, name: code, time: '9.8' });
    expect(readOwnSubmissions().map(({ code }) => code)).toEqual(['a', 'b']);
    expect(forgetSubmission('a').map(({ code }) => code)).toEqual(['b']);
  });
});
