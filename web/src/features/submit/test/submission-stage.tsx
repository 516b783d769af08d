import type { Client, UploadOptions } from '@quartermile/core/client';
import type { CarSubmission, Strip, SubmissionReceipt } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect } from 'vitest';
import { Submission } from '../submission.js';

/** A received submission with its idempotency key. */
interface Sent {
  readonly car: CarSubmission;
  readonly key: string | undefined;
}

/** Code of the page of every submitted car. */
export const CODE = 'c0de-of-32-letters_and-digits--x';

let sendsMail = false;
/** Whether the site of the next rendered screens has a mail server. */
export const setMailServer = (has: boolean): void => {
  sendsMail = has;
};

let strips: readonly Strip[] | null = [];
let stripLoads = 0;
const loadStrips = async (): Promise<readonly Strip[]> => {
  stripLoads += 1;
  if (!strips) throw new Error('The strips cannot be loaded.');
  return strips;
};

/** Sets the strips of the API; null: they cannot be loaded. Returns how often they were loaded since then. */
export function offerStrips(offered: readonly Strip[] | null): () => number {
  strips = offered;
  stripLoads = 0;
  return () => stripLoads;
}

/** Renders the screen with an API that returns these responses in order: an error to throw, or null or a promise. */
export function renderScreen(...answers: (Error | Promise<void> | null)[]) {
  const sent: Sent[] = [];
  const submit = async (car: CarSubmission, options?: UploadOptions): Promise<SubmissionReceipt> => {
    sent.push({ car, key: options?.idempotencyKey });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    await answer;
    return { _id: 'car', status: 'pending', code: CODE };
  };
  const { unmount } = render(
    <QuartermileProvider env="test">
      <MemoryRouter>
        <Submission
          sendsMail={sendsMail}
          getClient={async () => ({ cars: { submit }, call: loadStrips }) as unknown as Client}
        />
      </MemoryRouter>
    </QuartermileProvider>,
  );
  return { sent, unmount };
}

/** A simulated user. */
export const user = userEvent.setup({ delay: null });
/** The field whose label begins with a text. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
/** The submit button. */
export const button = () => screen.getByText('Submit Times').closest('button') as HTMLButtonElement;
const picture = (name: string) => new File([name], name, { type: 'image/jpeg' });

/** Enters a value and leaves the field. */
export function fill(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
}

/** Fills in everything required except the pictures. */
export async function fillText(time = '9.8', cellphone = '+27 82 123 4567') {
  fill('Car Name', 'Golf 7 R');
  fill('Owner Name', 'Lerato');
  fill('Cellphone Number', cellphone);
  fill('1/4 Mile Time', time);
  fill('Drivetrain', 'AWD');
  await user.click(field('Our Drag Races'));
}

/** Picks both pictures. */
export async function addPictures() {
  await user.upload(field('Times Image'), picture('car.jpg'));
  await user.upload(field('Proof of Time'), picture('slip.jpg'));
  await screen.findByRole('img', { name: 'Preview of Times Image' });
  await screen.findByRole('img', { name: 'Preview of Proof of Time' });
}

/** Presses the button as soon as it is enabled. */
export async function send() {
  await waitFor(() => expect(button().disabled).toBe(false));
  await user.click(button());
}
