import { ApiError, NetworkError } from '@quartermile/core/client';
import { QuartermileProvider } from '@quartermile/core/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { NewsletterForm } from './newsletter-form.js';

/** The form with a signup that resolves on demand. */
function renderForm({ sendsMail = true } = {}) {
  const sent: string[] = [];
  let settle: { resolve(): void; reject(error: unknown): void } | undefined;
  const signup = (email: string) => {
    sent.push(email);
    return new Promise<void>((resolve, reject) => {
      settle = { resolve, reject };
    });
  };
  render(
    <QuartermileProvider env="test">
      <NewsletterForm signup={signup} sendsMail={sendsMail} />
    </QuartermileProvider>,
  );
  return {
    sent,
    answer: (error?: unknown) => (error ? settle?.reject(error) : settle?.resolve()),
    field: screen.getByLabelText<HTMLInputElement>('Email'),
    button: () => screen.getByRole<HTMLButtonElement>('button'),
  };
}

const refusal = new ApiError(new Response(null, { status: 503, statusText: 'Service Unavailable' }), null);

const refusedAddress = new ApiError(new Response(null, { status: 400 }), {
  code: 'invalid_input',
  detail: 'Some of the values sent are not valid.',
  errors: [{ path: 'email', message: 'Please enter a valid email address.' }],
});

beforeEach(() => sessionStorage.clear());

describe('NewsletterForm', () => {
  it('shows progress and success, and clears the field', async () => {
    const { sent, answer, field, button } = renderForm();
    await userEvent.type(field, 'lerato@example.com{Enter}');
    expect(button().textContent).toBe('Subscribing...');
    expect(button().disabled).toBe(true);
    answer();
    expect(await screen.findByText('Thank you for subscribing!')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(
      'Thank you for subscribing! One more step: press the button in the mail we have just sent.',
    );
    expect(sent).toEqual(['lerato@example.com']);
    expect(field.value).toBe('');
    expect(button().textContent).toBe('Subscribe');
  });

  it('says nothing of a mail on a site without a mail server', async () => {
    const { answer, field } = renderForm({ sendsMail: false });
    await userEvent.type(field, 'lerato@example.com{Enter}');
    answer();
    await screen.findByText('Thank you for subscribing!');
    expect(screen.getByRole('status').textContent?.trim()).toBe('Thank you for subscribing!');
  });

  it.each([
    ['refuses', refusal, 'Failed to subscribe. Please try again.'],
    [
      'cannot be reached',
      new NetworkError('connection'),
      'Failed to subscribe. Please check your connection and try again.',
    ],
  ])('keeps the address when the API %s', async (_, error, sentence) => {
    const { answer, field, button } = renderForm();
    await userEvent.type(field, 'lerato@example.com');
    await userEvent.click(button());
    answer(error);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(field.value).toBe('lerato@example.com');
    expect(button().disabled).toBe(false);
    await userEvent.click(button());
    answer();
    expect(await screen.findByText('Thank you for subscribing!')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('does nothing without an address', async () => {
    const { sent, field, button } = renderForm();
    await userEvent.click(button());
    await userEvent.type(field, '{Enter} \u200b\u2060 ');
    await userEvent.click(button());
    expect(sent).toEqual([]);
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    expect(button().disabled).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('leaves an address that the browser cannot read to the API', async () => {
    const { sent, answer, field, button } = renderForm();
    await userEvent.type(field, 'lerato@bücher.example{Enter}');
    answer();
    expect(await screen.findByText('Thank you for subscribing!')).toBeTruthy();
    await userEvent.type(field, 'lérato@example.com{Enter}');
    answer(refusedAddress);
    expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect([field.value, button().disabled, sent]).toEqual([
      'lérato@example.com',
      false,
      ['lerato@bücher.example', 'lérato@example.com'],
    ]);
  });

  it('does not send an invalid address', async () => {
    const { sent, field, button } = renderForm();
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    await userEvent.type(field, 'lerato');
    await userEvent.click(button());
    expect(sent).toEqual([]);
    expect(screen.getByText('Please enter a valid email address.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('restores unsent input after a reload', async () => {
    const first = renderForm();
    await userEvent.type(first.field, 'thabo@example.com');
    cleanup();
    const second = renderForm();
    expect(second.field.value).toBe('thabo@example.com');
    await userEvent.click(second.button());
    second.answer();
    await screen.findByText('Thank you for subscribing!');
    cleanup();
    expect(renderForm().field.value).toBe('');
  });
});
