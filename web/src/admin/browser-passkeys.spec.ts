import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browserPasskeys } from './browser-passkeys.js';

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: vi.fn(), startRegistration: vi.fn() }));
const use = vi.mocked(startAuthentication);
const create = vi.mocked(startRegistration);
const options = { challenge: 'AAAA', rpId: window.location.hostname };

beforeEach(() => vi.resetAllMocks());

describe('passkeys of a browser', () => {
  test('are used by the options of the server', async () => {
    use.mockResolvedValue({ id: 'one' } as never);
    expect(await browserPasskeys().use({ options })).toEqual({ id: 'one' });
    expect(use).toHaveBeenCalledWith({ optionsJSON: options });
  });

  test.each([
    [{ name: 'NotAllowedError' }, 'cancelled'],
    [{ name: 'AbortError' }, 'cancelled'],
    [{ name: 'InvalidStateError', code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' }, 'known'],
    [{ name: 'SecurityError' }, 'failed'],
  ])('say why there is none: %j', async (error, reason) => {
    create.mockRejectedValue(error);
    await expect(browserPasskeys().create({ options })).rejects.toMatchObject({ reason });
  });

  test('belong to the host of the site', async () => {
    const passkeys = browserPasskeys();
    await expect(passkeys.use({ options: { ...options, rpId: 'other.example' } })).rejects.toMatchObject({
      reason: 'elsewhere',
      site: 'other.example',
    });
    expect(use).not.toHaveBeenCalled();
  });
});
