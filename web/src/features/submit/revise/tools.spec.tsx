import { ApiError, NetworkError } from '@quartermile/core/client';
import { ghostRoutes } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readOwnSubmissions, rememberSubmission } from '../../../own/own-submissions.js';
import { buildStatus, renderStatus } from '../test/status-stage.js';
import { field, fill, user } from '../test/submission-stage.js';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Presses a button as soon as it is enabled. */
const press = async (name: string) => {
  await waitFor(() => expect(button(name).disabled).toBe(false));
  await user.click(button(name));
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const slip = new File(['slip.jpg'], 'slip.jpg', { type: 'image/jpeg' });
const addSlip = async () => {
  await user.upload(screen.getByLabelText(/^Proof of Time/, { selector: 'input[type=file]' }), slip);
  await screen.findByRole('img', { name: 'Preview of Proof of Time' });
};
const SLIP_URL = `data:image/jpeg;base64,${btoa('slip.jpg')}`;

/** What is sent, beside lookups of the typed time's place. */
const sentOf = <Call extends { readonly path: string }>(calls: readonly Call[]): Call[] =>
  calls.filter(({ path }) => !path.startsWith(ghostRoutes.place));

describe('the form for changes', () => {
  const question = buildStatus({ state: 'information_needed', reason: 'The slip cannot be read.' });
  const open = async () => {
    await press('Fix and send again');
    await screen.findByRole('heading', { name: 'Change your submission' });
  };

  it('is filled in, shows both present pictures and repeats the question', async () => {
    renderStatus(question);
    await open();
    expect(field('Car Name').value).toBe('Golf 7 R');
    expect(field('1/4 Mile Time').value).toBe('11.8');
    expect(field('Trap Speed').value).toBe('190.5');
    expect(field('Our Drag Races').checked).toBe(true);
    expect(screen.getByRole('img', { name: 'Current: Proof of Time' })).toBeTruthy();
    expect(screen.getByText('The slip cannot be read.')).toBeTruthy();
    expect(screen.getByText('Your number …67 stays unless you type another.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Change your submission');
    expect(button('Send changes').disabled).toBe(true);
  });

  it('sends only what was changed, and then shows the new state', async () => {
    rememberSubmission({ code: 'abc', name: 'Golf 7 R', time: '11.8' });
    const { calls } = renderStatus(question, async () => buildStatus());
    await open();
    fill('1/4 Mile Time', '11.62');
    await addSlip();
    expect(await screen.findByText('Changed: 1/4 Mile Time, Proof of Time')).toBeTruthy();
    await press('Send changes');
    expect(await screen.findByText('Your changes were sent.')).toBeTruthy();
    expect(sentOf(calls).map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/api/submissions/abc/revise',
        body: { time: '11.62', worldFacts: '11.62', proofImage: SLIP_URL },
      },
    ]);
    expect(screen.getByText('You are 3rd in the queue.')).toBeTruthy();
    expect(readOwnSubmissions()).toEqual([{ code: 'abc', name: 'Golf 7 R', time: '11.62' }]);
  });

  it('refuses an invalid change and sends nothing', async () => {
    const { calls } = renderStatus(question);
    await open();
    fill('1/4 Mile Time', '11,6');
    await press('Send changes');
    expect(await screen.findByText('Time must be in format: X.X (e.g., 9.8)')).toBeTruthy();
    expect(sentOf(calls)).toEqual([]);
  });

  it('stays filled in after a failure, and is sent again under the same key', async () => {
    const failures: (Error | null)[] = [new NetworkError('timeout'), null];
    const { calls } = renderStatus(question, async () => {
      const failure = failures.shift();
      if (failure) throw failure;
      return buildStatus();
    });
    await open();
    fill('Description', 'Stage 3.');
    await press('Send changes');
    expect(await screen.findByText('Your changes could not be sent.')).toBeTruthy();
    expect(field('Description').value).toBe('Stage 3.');
    await press('Send changes');
    expect(await screen.findByText('Your changes were sent.')).toBeTruthy();
    const sent = calls.filter(({ path }) => path === '/api/submissions/abc/revise');
    const keys = sent.map(({ options }) => options?.idempotencyKey);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('is not disturbed by a refresh of the page', async () => {
    const { show } = renderStatus(question);
    await open();
    fill('Description', 'Stage 3.');
    show(buildStatus({ state: 'information_needed', reason: 'The slip cannot be read.', queue: null }));
    expect(field('Description').value).toBe('Stage 3.');
    expect(screen.getByText('Changed: Description')).toBeTruthy();
  });

  it('opens again with what was typed after a reload, and not after it was sent', async () => {
    const { unmount } = renderStatus(question);
    await open();
    fill('Description', 'Stage 3.');
    fill('1/4 Mile Time', '11.62');
    await screen.findByText('Changed: 1/4 Mile Time, Description');
    unmount();
    // Meanwhile the administrator corrected a field that the driver did not touch.
    const corrected = { ...question, car: { ...buildStatus().car, trapSpeed: 188 } } as typeof question;
    const second = renderStatus(corrected);
    expect(await screen.findByText('Changed: 1/4 Mile Time, Description')).toBeTruthy();
    expect(field('Description').value).toBe('Stage 3.');
    expect(field('Trap Speed').value).toBe('188');
    await press('Send changes');
    await screen.findByText('Your changes were sent.');
    second.unmount();
    renderStatus(question);
    await screen.findByRole('button', { name: 'Fix and send again' });
    expect(screen.queryByRole('heading', { name: 'Change your submission' })).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('starts anew after it was closed, and for another submission', async () => {
    const { unmount } = renderStatus(question);
    await open();
    fill('Description', 'Stage 3.');
    await press('Cancel');
    await open();
    expect(field('Description').value).toBe('Stage 2.');
    sessionStorage.setItem(
      'quartermile.tool-draft',
      JSON.stringify({ code: 'other', tool: 'revise', changed: { description: 'Stage 4.' } }),
    );
    unmount();
    renderStatus(question);
    await open();
    expect(field('Description').value).toBe('Stage 2.');
    expect(sessionStorage.length).toBe(0);
  });

  it("shows the server's reason when the submission was decided meanwhile", async () => {
    const detail = 'This submission was decided or withdrawn and can no longer be changed.';
    renderStatus(question, async () => {
      throw new ApiError(new Response(null, { status: 409 }), { code: 'not_revisable', detail });
    });
    await open();
    fill('Description', 'Stage 3.');
    await press('Send changes');
    expect(await screen.findByText(detail)).toBeTruthy();
  });
});

describe('a new time', () => {
  it('needs only time and proof, and gives a link of its own', async () => {
    const { calls } = renderStatus(buildStatus({ state: 'approved', queue: null }), async () => ({
      _id: 'new',
      status: 'pending',
      code: 'def',
    }));
    await press('A new time for this car');
    await screen.findByText('Golf 7 R: everything else is taken from what you sent before.');
    expect(screen.queryByLabelText(/^Car Name/)).toBeNull();
    expect(screen.getByText('Still needed: 1/4 Mile Time, Proof of Time')).toBeTruthy();
    fill('1/4 Mile Time', '11.4');
    await press('Add details of the run');
    expect(await screen.findByLabelText('Fuel')).toBeTruthy();
    // What describes the car is taken from the first submission.
    expect(screen.queryByLabelText('Aspiration')).toBeNull();
    await addSlip();
    await press('Submit new time');
    expect(await screen.findByText('Your new time was submitted!')).toBeTruthy();
    const links = screen.getAllByLabelText<HTMLInputElement>('Private link').map(({ value }) => value);
    expect(links).toContain(`${window.location.origin}/submissions/def`);
    expect(calls).toMatchObject([
      {
        path: '/api/submissions/abc/new-time',
        body: { time: '11.4', trapSpeed: '', description: '', proofImage: SLIP_URL },
      },
    ]);
    expect(readOwnSubmissions()).toEqual([{ code: 'def', name: 'Golf 7 R', time: '11.4', carId: 'new' }]);
  });
});

describe('a confirmation', () => {
  it('says what withdrawing does before it does it', async () => {
    const { calls } = renderStatus(buildStatus(), async () =>
      buildStatus({ state: 'withdrawn', queue: null }),
    );
    await press('Withdraw');
    expect(await screen.findByText(/^It leaves the queue and is not reviewed\./)).toBeTruthy();
    expect(calls).toEqual([]);
    await press('Cancel');
    await press('Withdraw');
    await user.click(await screen.findByRole('button', { name: 'Withdraw it' }));
    expect(await screen.findByText('You withdrew it')).toBeTruthy();
    expect(calls.map(({ path }) => path)).toEqual(['/api/submissions/abc/withdraw']);
  });

  it('deletes the data, and takes the submission off the list on this device', async () => {
    rememberSubmission({ code: 'abc', name: 'Golf 7 R', time: '11.8' });
    const { calls } = renderStatus(buildStatus(), async () =>
      buildStatus({ state: 'removed', car: null, queue: null, phoneHint: null, mayRevise: false }),
    );
    await press('Delete my data');
    expect(await screen.findByText(/both pictures and everything else you sent are deleted/)).toBeTruthy();
    await press('Delete for good');
    expect(await screen.findByText('Your data was deleted.')).toBeTruthy();
    expect(calls.map(({ path }) => path)).toEqual(['/api/submissions/abc/erase']);
    expect(readOwnSubmissions()).toEqual([]);
  });

  it.each([
    [1, 'one picture is still stored'],
    [2, '2 pictures are still stored'],
  ])('says that %i pictures could not be deleted yet', async (picturesLeft, sentence) => {
    renderStatus(buildStatus(), async () =>
      buildStatus({ state: 'removed', car: null, queue: null, phoneHint: null, picturesLeft }),
    );
    await press('Delete my data');
    await press('Delete for good');
    expect(await screen.findByText(new RegExp(`^Your data was deleted, but ${sentence}: `))).toBeTruthy();
  });

  it('of an approved car says that car and time stay', async () => {
    renderStatus(buildStatus({ state: 'approved', queue: null }));
    await press('Delete my data');
    expect(await screen.findByText(/The car and its time stay on the board/)).toBeTruthy();
  });

  it('stays open with the reason after a failure', async () => {
    renderStatus(buildStatus(), async () => {
      throw new NetworkError('connection');
    });
    await press('Withdraw');
    await user.click(await screen.findByRole('button', { name: 'Withdraw it' }));
    const alert = await screen.findByText('It could not be withdrawn.');
    expect(within(alert.parentElement as HTMLElement).getByText(/could not be reached/)).toBeTruthy();
    await waitFor(() => expect(button('Withdraw it').disabled).toBe(false));
  });
});
