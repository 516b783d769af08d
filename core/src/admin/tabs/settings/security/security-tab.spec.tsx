import { notifications } from '@mantine/notifications';
import { type Factors, NO_DEMO_CONTENT, RECOVERY_CODES } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildFactors, endpoints, FakeApi, Refusal } from '../../../../testing/index.js';
import { createMemoryHost, type MemoryHost } from '../../../test/memory-host.js';
import { renderDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
const PASSWORD = 'start-tree-amber';
const CODE = '123456';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const authenticator = { confirmedAt: '2026-11-21T10:00:00.000Z' };
const recoveryCodes = Array.from({ length: RECOVERY_CODES }, (_, at) => `code-0001-000${at}`);
const passkey = { _id: 'passkey-1', createdAt: '2026-11-21T10:00:00.000Z', lastUsedAt: null };
let api: FakeApi;
let served: Factors;
let host: MemoryHost;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  host = createMemoryHost(api.transport, 'token');
  const { beginAuthenticator, confirmAuthenticator, renewRecoveryCodes } = endpoints.factors;
  const { addPasskey, beginPasskey, passkeyProof } = endpoints.factors;
  const refuseWrong = <Response,>(password: string | undefined, response: Response) =>
    password === undefined || password === PASSWORD ? response : new Refusal('wrong_proof');
  api.respond(beginAuthenticator, ({ body: { password } }) =>
    refuseWrong(password, { secret: SECRET, address: `otpauth://totp/quartermile?secret=${SECRET}` }),
  );
  api.respond(confirmAuthenticator, ({ body: { code } }) =>
    code === CODE ? serve({ authenticator }) : new Refusal('invalid_code'),
  );
  api.respond(renewRecoveryCodes, () => {
    serve({ ...served, recoveryCodes: RECOVERY_CODES });
    return { codes: recoveryCodes };
  });
  api.respond(passkeyProof, { options: { challenge: 'challenge' } });
  api.respond(beginPasskey, { options: { challenge: 'challenge' } });
  api.respond(addPasskey, ({ body: { name } }) => serve({ passkeys: [{ ...passkey, name }] }));
});

/** States the factors from now on. */
const serve = (overrides: Partial<Factors>): Factors => {
  served = buildFactors(overrides);
  api.respond(endpoints.factors.list, served);
  return served;
};
const open = () => renderDashboard(host, 'security');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const confirm = async (label: string, password = PASSWORD) => {
  const form = await dialog();
  await user.type(form.getByLabelText('Your password'), password);
  await user.click(form.getByRole('button', { name: label }));
};
const setUpApp = async () => {
  await press('Set up an authenticator app');
  await confirm('Continue');
  await user.type(await screen.findByLabelText('Code from the app'), CODE);
  await press('Confirm');
};

describe('the authenticator app', () => {
  test('is set up by password, QR code or secret, and first code', async () => {
    open();
    await press('Set up an authenticator app');
    await confirm('Continue');
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    const field = screen.getByLabelText('Code from the app');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    await user.type(field, `000000{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toMatch(/This code is not valid/);
    await user.clear(field);
    await user.type(field, `${CODE}{Enter}`);
    expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeTruthy();
    expect(api.bodies(endpoints.factors.confirmAuthenticator)).toEqual([{ code: '000000' }, { code: CODE }]);
  });

  test('is not set up with a wrong password', async () => {
    open();
    await press('Set up an authenticator app');
    await confirm('Continue', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toBe('This password is not right.');
    expect(screen.queryByLabelText('Code from the app')).toBeNull();
  });

  test('is removed with the password, and the recovery codes with it', async () => {
    open();
    await setUpApp();
    await press('I have stored them');
    await press('Remove the authenticator app');
    const { removeAuthenticator } = endpoints.factors;
    api.respond(removeAuthenticator, () => serve({}));
    await confirm('Remove the authenticator app');
    expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeTruthy();
    expect(api.bodies(removeAuthenticator)).toEqual([{ password: PASSWORD }]);
  });
});

describe('the recovery codes', () => {
  test('are shown once, to be downloaded and copied', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    open();
    await setUpApp();
    const shown = await screen.findByRole('dialog', { name: 'Your recovery codes' });
    const codes = within(shown).getAllByRole('listitem');
    expect(codes.map(({ textContent }) => textContent)).toEqual(recoveryCodes);
    await press('Download');
    const file = await host.files.get('quartermile-recovery-codes.txt')?.text();
    for (const code of recoveryCodes) expect(file).toContain(code);
    await press('Copy');
    expect(copied.mock.calls[0]?.[0]).toContain(recoveryCodes[0]);
    await press('I have stored them');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('10 unused codes are left.')).toBeTruthy();
  });

  test('are renewed after a warning', async () => {
    open();
    await setUpApp();
    await press('I have stored them');
    const codes = recoveryCodes.map((code) => code.replace('0001', '0002'));
    api.respond(endpoints.factors.renewRecoveryCodes, { codes });
    await press('Create new recovery codes');
    expect((await dialog()).getByText('The codes that you have now stop working.')).toBeTruthy();
    await confirm('Create new recovery codes');
    expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeTruthy();
    expect(await screen.findByText(codes[0] ?? '')).toBeTruthy();
  });

  test('say that none is left', async () => {
    serve({ authenticator });
    open();
    expect(await screen.findByText(/There are no unused recovery codes/)).toBeTruthy();
  });
});

describe('the passkeys', () => {
  const add = async (name: string) => {
    await press('Add a passkey');
    await user.type((await dialog()).getByLabelText('Name'), name);
    await confirm('Add a passkey');
  };

  test('are added with a name, renamed and removed', async () => {
    open();
    await add('My phone');
    await press('I have stored them');
    expect(await screen.findByText('My phone')).toBeTruthy();
    expect(screen.getByText('Never used')).toBeTruthy();
    await press('Rename My phone');
    const { removePasskey, renamePasskey } = endpoints.factors;
    api.respond(renamePasskey, ({ body }) => serve({ passkeys: [{ ...passkey, name: body.name }] }));
    api.respond(removePasskey, () => serve({}));
    const name = (await dialog()).getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Laptop{Enter}');
    expect(await screen.findByText('Laptop')).toBeTruthy();
    await press('Remove Laptop');
    await confirm('Remove');
    expect(await screen.findByText('No passkeys yet.')).toBeTruthy();
  });

  test('confirm changes in place of the password', async () => {
    open();
    await add('My phone');
    await press('I have stored them');
    await press('Set up an authenticator app');
    await press('Confirm with a passkey');
    expect(await screen.findByLabelText('Code from the app')).toBeTruthy();
    const [begun] = api.bodies(endpoints.factors.beginAuthenticator);
    expect(begun).toMatchObject({ passkey: { id: 'credential-1' } });
  });

  test('are added at the address of the site only', async () => {
    serve({ passkeyOrigin: 'https://other.example' });
    open();
    expect(await screen.findByText(/are added and used at https:\/\/other.example/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  test('say what the site lacks for them', async () => {
    serve({ passkeyOrigin: null });
    open();
    expect(await screen.findByText(/PUBLIC_URL/)).toBeTruthy();
  });

  test('show that the browser gave none', async () => {
    open();
    await screen.findByText('Passkeys');
    vi.spyOn(host.passkeys, 'create').mockRejectedValue(new Error('no'));
    await add('My phone');
    expect((await screen.findByRole('alert')).textContent).toBe('That did not work. Please try again.');
    expect(api.calls(endpoints.factors.addPasskey)).toEqual([]);
  });
});

test('a failed load can be tried again', async () => {
  api.fail(endpoints.factors.list, 'internal');
  open();
  expect(await screen.findByText('Could not load the security settings.')).toBeTruthy();
  api.recover();
  await press('Try again');
  expect(await screen.findByText('Authenticator app')).toBeTruthy();
});

describe('the suggestion on the dashboard', () => {
  test('is dismissed on the server', async () => {
    serve({ isOffered: true });
    api.respond(endpoints.factors.dismissOffer, () => serve({}));
    renderDashboard(host);
    await press('Not now');
    await waitFor(() => expect(api.calls(endpoints.factors.dismissOffer)).toHaveLength(1));
    expect(screen.queryByRole('note', { name: 'Make your login safer' })).toBeNull();
  });

  test('is not shown with a factor', async () => {
    serve({ authenticator });
    renderDashboard(host);
    await screen.findByText('Quick Actions');
    await waitFor(() => expect(api.calls(endpoints.factors.list)).toHaveLength(1));
    expect(screen.queryByRole('note', { name: 'Make your login safer' })).toBeNull();
  });

  test('waits for the end of the first steps, which offer it last', async () => {
    serve({ isOffered: true });
    api.respond(endpoints.admin.setup, { finished: false, demo: NO_DEMO_CONTENT });
    renderDashboard(host);
    expect(await screen.findByRole('region', { name: 'Make it yours' })).toBeTruthy();
    expect(screen.queryByRole('note', { name: 'Make your login safer' })).toBeNull();
  });
});
