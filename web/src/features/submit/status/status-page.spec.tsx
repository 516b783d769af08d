import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildStatus, LOADED_AT, renderStatus } from '../test/status-stage.js';

afterEach(() => localStorage.clear());

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of a submission', () => {
  it('shows the place in the queue and the usual wait', () => {
    renderStatus(buildStatus());
    expect(screen.getByText('Waiting for review')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Golf 7 R');
    expect(screen.getByText('You are 3rd in the queue.')).toBeTruthy();
    expect(screen.getByText(/usually about 2 days/)).toBeTruthy();
    expect(screen.getByText('As of 12:05')).toBeTruthy();
  });

  it('has the private link, with room for the button of systems that can share', () => {
    renderStatus(buildStatus());
    expect(screen.getByLabelText<HTMLInputElement>('Private link').value).toMatch(/\/submissions\/abc$/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send to myself' }).disabled).toBe(true);
  });

  it('shows what was sent with both pictures, and only the end of the phone number', () => {
    renderStatus(buildStatus());
    for (const text of ['Lerato', 'AWD', '190.5 km/h', 'Stage 2.', 'Our Drag Races', '…67'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Times Image' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Proof of Time' })).toBeTruthy();
  });

  it('shows an open question first, with the button to answer it', () => {
    renderStatus(buildStatus({ state: 'information_needed', reason: 'The slip cannot be read.' }));
    expect(screen.getByText('Information needed')).toBeTruthy();
    expect(screen.getByText('The slip cannot be read.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Fix and send again' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull();
  });

  it('shows where an approved car stands, and leads to its row', () => {
    const place = { category: 'Our Drag Races', place: 6, of: 17, entryId: 'e6' } as const;
    renderStatus(buildStatus({ state: 'approved', queue: null, mayRevise: false, places: [place] }));
    expect(screen.getByText('P6 in Our Drag Races')).toBeTruthy();
    expect(screen.getByText('of 17 cars')).toBeTruthy();
    expect(link('See it in Our Drag Races')).toBe('/leaderboard/e6');
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Share card of Golf 7 R' }).getAttribute('src')).toBe(
      '/share/entries/e6.jpg',
    );
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  it('shows why it was rejected, and whether it may be sent again', () => {
    const rejected = { state: 'rejected', queue: null, reason: 'The pictures show different cars.' } as const;
    const { show } = renderStatus(buildStatus(rejected));
    expect(screen.getByText('The pictures show different cars.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change and send again' })).toBeTruthy();
    show(buildStatus({ ...rejected, mayRevise: false }));
    expect(screen.queryByRole('button', { name: 'Change and send again' })).toBeNull();
    expect(link('Submit a car')).toBe('/submit-times');
  });

  it.each([
    [true, true],
    [true, false],
    [false, true],
  ])('speaks of mails only with a mail server (%s) and an address (%s)', (sendsMail, hasEmail) => {
    renderStatus(buildStatus({ hasEmail }), undefined, sendsMail);
    const isMailed = sendsMail && hasEmail;
    const shown = (text: RegExp) => screen.queryByText(text) !== null;
    expect([shown(/You also get the answer by e-mail\./), shown(/also in the mail with the answer/)]).toEqual(
      [isMailed, isMailed],
    );
    expect(shown(/the only way back/)).toBe(!isMailed);
  });

  it.each(['withdrawn', 'removed'] as const)('leads on from one that is %s', (state) => {
    const isRemoved = state === 'removed';
    renderStatus(
      buildStatus({ state, queue: null, mayRevise: false, ...(isRemoved && { car: null, phoneHint: null }) }),
    );
    expect(link('Submit a car')).toBe('/submit-times');
    expect(link('See the leaderboard')).toBe('/leaderboard');
    expect(screen.queryAllByRole('button', { name: 'Delete my data' })).toHaveLength(isRemoved ? 0 : 1);
  });

  it('says what to check about an unknown code', () => {
    renderStatus('missing');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'There is no submission at this address',
    );
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  });

  it('offers another attempt when it could not be loaded', () => {
    const { reload } = renderStatus(null);
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows the last state and its age when it cannot be refreshed', () => {
    const { show } = renderStatus(buildStatus());
    show(null);
    expect(screen.getByText('You are 3rd in the queue.')).toBeTruthy();
    const age = screen.getByText('The site cannot be reached. This is the status as of 12:05.');
    expect(age.closest('[role=status]')).not.toBeNull();
  });
});

describe('its refresh', () => {
  const setVisible = (state: DocumentVisibilityState): void => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(LOADED_AT), toFake: ['setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('happens every minute while the page is visible', () => {
    const { reload } = renderStatus(buildStatus());
    vi.advanceTimersByTime(59_000);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('sends nothing while the page is hidden, and once when it is visible again', () => {
    const { reload } = renderStatus(buildStatus());
    setVisible('hidden');
    vi.advanceTimersByTime(600_000);
    expect(reload).not.toHaveBeenCalled();
    setVisible('visible');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not happen again at once after a short look elsewhere', () => {
    const { reload } = renderStatus(buildStatus());
    setVisible('hidden');
    vi.advanceTimersByTime(5000);
    setVisible('visible');
    expect(reload).not.toHaveBeenCalled();
  });

  it('stops with the page', () => {
    const { reload, unmount } = renderStatus(buildStatus());
    unmount();
    vi.advanceTimersByTime(600_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
