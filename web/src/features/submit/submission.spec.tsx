import { ApiError, type Client, NetworkError, type UploadOptions } from '@quartermile/core/client';
import type { CarSubmission } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { Submission } from './submission.js';

afterEach(() => localStorage.clear());

interface Sent {
  readonly car: CarSubmission;
  readonly key: string | undefined;
}

/** Renders the screen with an API that returns these responses in order: an error to throw, or null for success. */
function renderScreen(...answers: (Error | null)[]) {
  const sent: Sent[] = [];
  const submit = async (car: CarSubmission, options?: UploadOptions): Promise<void> => {
    sent.push({ car, key: options?.idempotencyKey });
    const failure = answers.shift();
    if (failure) throw failure;
  };
  const { unmount } = render(
    <QuartermileProvider env="test">
      <MemoryRouter>
        <Submission
          creatorName="Themba"
          getClient={async () => ({ cars: { submit } }) as unknown as Client}
        />
      </MemoryRouter>
    </QuartermileProvider>,
  );
  return { sent, unmount };
}

function refusal(status: number, problem: object): ApiError {
  return new ApiError(new Response(null, { status }), problem);
}

const user = userEvent.setup({ delay: null });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const button = () => screen.getByText('Submit Times').closest('button') as HTMLButtonElement;
const picture = (name: string) => new File([name], name, { type: 'image/jpeg' });

function fill(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
}

async function fillText(time = '9.8', cellphone = '+27 82 123 4567') {
  fill('Car Name', 'Golf 7 R');
  fill('Owner Name', 'Lerato');
  fill('Cellphone Number', cellphone);
  fill('1/4 Mile Time', time);
  fill('Drivetrain', 'AWD');
  await user.click(field('Our Drag Races'));
}

async function addPictures() {
  await user.upload(field('Times Image'), picture('car.jpg'));
  await user.upload(field('Proof of Time'), picture('slip.jpg'));
  await screen.findByRole('img', { name: 'Preview of Times Image' });
  await screen.findByRole('img', { name: 'Preview of Proof of Time' });
}

/** Presses the button as soon as it is enabled. */
async function send() {
  await waitFor(() => expect(button().disabled).toBe(false));
  await user.click(button());
}

describe('the public form', () => {
  it('is headed and bounded as the specification words it', () => {
    renderScreen();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Submit Your Times to the Leaderboard',
    );
    expect(screen.getAllByText(/max 10MB, image types only$/)).toHaveLength(2);
  });

  it('says what each picture should show', () => {
    renderScreen();
    expect(screen.getByText(/^A photo of your car, shown with your time/)).toBeTruthy();
    expect(screen.getByText(/^The timing slip or display\. Only the admin sees it/)).toBeTruthy();
  });

  it('names the terms at its button, and where its data is described', () => {
    renderScreen();
    const line = screen.getByText(/^By submitting you accept the/);
    expect(line.compareDocumentPosition(button()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const links = within(line).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/terms-of-use.html', '_blank'],
      ['/privacy.html', '_blank'],
    ]);
  });

  it('keeps its button disabled until everything required is there', async () => {
    renderScreen();
    expect(button().disabled).toBe(true);
    await fillText();
    expect(button().disabled).toBe(true);
    await addPictures();
    await waitFor(() => expect(button().disabled).toBe(false));
    await user.click(field('Our Drag Races'));
    expect(button().disabled).toBe(true);
    expect(screen.getByText('Please select at least one category.')).toBeTruthy();
  });

  it('sends what was filled in and shows the two submitted images', async () => {
    const { sent } = renderScreen();
    await fillText();
    fill('Trap Speed', '178.5');
    await addPictures();
    await send();
    expect(await screen.findByText('Thank you for your submission!')).toBeTruthy();
    expect(
      screen.getByText('Your times will be reviewed by Themba before appearing on the leaderboard.'),
    ).toBeTruthy();
    const image = `data:image/jpeg;base64,${btoa('car.jpg')}`;
    const proofImage = `data:image/jpeg;base64,${btoa('slip.jpg')}`;
    expect(screen.getByRole('img', { name: 'Times Image' }).getAttribute('src')).toBe(image);
    expect(screen.getByRole('img', { name: 'Proof of Time' }).getAttribute('src')).toBe(proofImage);
    expect(sent.map(({ car }) => car)).toEqual([
      {
        name: 'Golf 7 R',
        owner: 'Lerato',
        cellphone: '+27 82 123 4567',
        time: '9.8',
        trapSpeed: '178.5',
        worldFacts: '9.8',
        drivetrain: 'AWD',
        description: '',
        requestedCategories: ['Our Drag Races'],
        image,
        proofImage,
      },
    ]);
  });

  it('says at each field what is wrong, and sends nothing', async () => {
    const { sent } = renderScreen();
    await fillText('9', '12ab');
    await addPictures();
    await send();
    expect(screen.getByText('Time must be in format: X.X (e.g., 9.8)')).toBeTruthy();
    expect(screen.getByText('Please enter a valid phone number')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('offers what was meant: the international number, the decimal point', async () => {
    renderScreen();
    await fillText('9,8', '082 123 4567');
    await user.click(screen.getByRole('button', { name: 'Use +27 82 123 4567' }));
    await user.click(screen.getByRole('button', { name: 'Use 9.8' }));
    expect(field('Cellphone Number').value).toBe('+27 82 123 4567');
    expect(field('1/4 Mile Time').value).toBe('9.8');
    expect(screen.queryByText('Please enter a valid phone number')).toBeNull();
  });
});

describe('the trap speed', () => {
  it.each(['178,5', '178.5km/h', '178,5 KM/H'])('typed as %s offers the number', async (typed) => {
    renderScreen();
    fill('Trap Speed', typed);
    expect(await screen.findByText('Trap speed must be 30 to 500 km/h (e.g., 178.5)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use 178.5' }));
    expect(field('Trap Speed').value).toBe('178.5');
    await waitFor(() => expect(screen.queryByText(/^Trap speed must be/)).toBeNull());
  });

  it.each(['29.99', '501', '110 mph', '178.555'])('of %s is refused without an offer', async (typed) => {
    renderScreen();
    fill('Trap Speed', typed);
    expect(await screen.findByText(/^Trap speed must be/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  });

  it('is optional, and stored with the draft', async () => {
    const { unmount } = renderScreen();
    fill('Trap Speed', '181');
    unmount();
    renderScreen();
    expect(field('Trap Speed').value).toBe('181');
    fill('Trap Speed', '');
    await fillText();
    await addPictures();
    await waitFor(() => expect(button().disabled).toBe(false));
  });
});

describe('a failed sending', () => {
  it('keeps everything and goes out again under the same key', async () => {
    const { sent } = renderScreen(new NetworkError('timeout'));
    await fillText();
    await addPictures();
    await send();
    expect(await screen.findByText('Failed to submit times.')).toBeTruthy();
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
    expect(localStorage.length).toBe(0);
  });

  it('can be cleared', async () => {
    localStorage.setItem('quartermile.submission-draft', JSON.stringify({ name: 'Polo Vivo', time: 7 }));
    renderScreen();
    expect(screen.getByText('We kept what you typed last time.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(field('Car Name').value).toBe('');
  });
});
