import { createClient, peopleCalls } from '@quartermile/core/client';
import { messages, problems } from '@quartermile/core/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints, type Failure, FakeApi, Refusal } from '../../../../testing/index.js';
import { renderInTheme } from '../../../test/render-dashboard.js';
import { AcceptInvitation } from './accept-invitation.js';

const EMAIL = 'lerato@example.com';
const PASSWORD = 'quarter mile at dawn';
const user = userEvent.setup();
let api: FakeApi;

const token = 'a'.repeat(43);
const invited = { email: EMAIL, role: 'reviewer', expiresAt: '2026-11-24T08:00:00.000Z' } as const;

beforeEach(() => {
  api = new FakeApi();
  const { acceptInvitation, openInvitation } = endpoints.people;
  api.respond(openInvitation, ({ body }) =>
    body.token === token ? invited : new Refusal('invitation_over'),
  );
  api.respond(acceptInvitation, invited);
});

const open = (given = token) => {
  const { transport } = api;
  const { call } = createClient({ transport, baseUrl: 'https://quartermile.example', retry: false });
  const calls = peopleCalls(call);
  renderInTheme(<AcceptInvitation calls={calls} token={given} loginUrl="/admin-login" />);
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
const type = async (password: string, repeated = password) => {
  await screen.findByText(`You were invited as ${EMAIL}.`);
  await user.type(field('Password'), password);
  await user.type(field('Repeat password'), repeated);
};
const save = () => user.click(screen.getByRole('button', { name: 'Save Password' }));
const typed = () => [field('Password').value, field('Repeat password').value];

describe('the page of an invitation', () => {
  test('shows who is invited to do what, and saves the password', async () => {
    open();
    await type(PASSWORD);
    expect(screen.getByText('Reviewer')).toBeTruthy();
    expect(screen.getByText(/^Approves and rejects submissions/)).toBeTruthy();
    await save();
    expect(await screen.findByRole('heading', { name: 'Welcome!' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the login' }).getAttribute('href')).toBe('/admin-login');
    expect(api.bodies(endpoints.people.acceptInvitation)).toEqual([{ token, password: PASSWORD }]);
  });

  test('names the account for password managers', async () => {
    open();
    await type(PASSWORD);
    expect(field('Password').autocomplete).toBe('new-password');
    expect(field('Repeat password').autocomplete).toBe('new-password');
    expect(document.querySelector('[name=username]')?.getAttribute('value')).toBe(EMAIL);
  });

  test('says that the link was used, has expired or was withdrawn', async () => {
    api.fail(endpoints.people.openInvitation, 'invitation_over');
    open();
    expect(await screen.findByRole('heading', { name: 'This invitation is over' })).toBeTruthy();
    expect(screen.getByText(messages.people.invitationOver)).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  test.each(['', 'too-short', '<script>'])('says that the link "%s" is not complete', async (part) => {
    open(part);
    expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the login' })).toBeTruthy();
  });

  test('says that a link with a wrong code does not work', async () => {
    open('w'.repeat(43));
    expect(await screen.findByText(messages.people.invitationOver)).toBeTruthy();
  });

  test('checks the link again when that failed', async () => {
    api.fail(endpoints.people.openInvitation, 'no connection');
    open();
    expect(await screen.findByText('The invitation could not be checked.')).toBeTruthy();
    api.recover();
    await user.click(screen.getByRole('button', { name: messages.request.retry }));
    expect(await screen.findByText(`You were invited as ${EMAIL}.`)).toBeTruthy();
  });

  test('ends when the invitation was used elsewhere before the password is saved', async () => {
    open();
    await type(PASSWORD);
    api.fail(endpoints.people.acceptInvitation, 'invitation_over');
    await save();
    expect(await screen.findByRole('heading', { name: 'This invitation is over' })).toBeTruthy();
  });
});

describe('the password of an invited person', () => {
  test.each([
    ['too short', 'short', 'short', 'Password', 'Please use at least 12 characters.'],
    ['not the same twice', PASSWORD, `${PASSWORD}!`, 'Repeat password', 'The two passwords are different.'],
    ['not repeated', PASSWORD, '', 'Repeat password', 'The two passwords are different.'],
  ])('that is %s is refused at its field and stays typed', async (_, password, repeated, label, message) => {
    open();
    await screen.findByText(`You were invited as ${EMAIL}.`);
    await user.type(field('Password'), password);
    if (repeated) await user.type(field('Repeat password'), repeated);
    await save();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field(label));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(typed()).toEqual([password, repeated]);
    expect(api.calls(endpoints.people.acceptInvitation)).toHaveLength(0);
  });

  test.each<[Failure, string]>([
    ['no connection', 'Network error'],
    ['unavailable', problems.unavailable.detail],
    ['a page', 'The password could not be saved. Please try again.'],
  ])('stays typed after a failure (%s), and can be saved again', async (trouble, message) => {
    open();
    await type(PASSWORD);
    api.fail(endpoints.people.acceptInvitation, trouble);
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(typed()).toEqual([PASSWORD, PASSWORD]);
    api.recover();
    await save();
    expect(await screen.findByRole('heading', { name: 'Welcome!' })).toBeTruthy();
  });
});
