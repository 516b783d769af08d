import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserPasskeys } from './browser-passkeys.js';

vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: vi.fn(),
  startRegistration: vi.fn(),
  WebAuthnAbortService: { cancelCeremony: vi.fn() },
}));
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

describe('suggested passkeys', () => {
  const suggest = (signal = new AbortController().signal, rpId: string = options.rpId) =>
    browserPasskeys().suggest?.({ options: { ...options, rpId } }, signal);
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    [undefined, false],
    [{}, false],
    [{ isConditionalMediationAvailable: async () => false }, false],
    [{ isConditionalMediationAvailable: () => Promise.reject(new Error('broken')) }, false],
    [{ isConditionalMediationAvailable: async () => true }, true],
  ])('are offered by a browser that can: %j', async (credentials, expected) => {
    vi.stubGlobal('PublicKeyCredential', credentials);
    expect(await browserPasskeys().canSuggest?.()).toBe(expected);
  });

  test('use the autofill of the browser', async () => {
    use.mockResolvedValue({ id: 'one' } as never);
    expect(await suggest()).toEqual({ id: 'one' });
    expect(use).toHaveBeenCalledWith({ optionsJSON: options, useBrowserAutofill: true });
  });

  test('fail silently', async () => {
    use.mockRejectedValue({ name: 'NotAllowedError' });
    expect(await suggest()).toBeNull();
    expect(await suggest(undefined, 'other.example')).toBeNull();
    expect(use).toHaveBeenCalledOnce();
  });

  test('end with the signal, which does not end a later dialog', async () => {
    const cancel = vi.mocked(WebAuthnAbortService.cancelCeremony);
    const ending = new AbortController();
    use.mockImplementation(
      () => new Promise((_, refuse) => cancel.mockImplementation(() => refuse(new Error()))),
    );
    const waiting = suggest(ending.signal);
    await vi.waitFor(() => expect(use).toHaveBeenCalledOnce());
    ending.abort();
    expect(await waiting).toBeNull();
    expect(cancel).toHaveBeenCalledOnce();
    use.mockRejectedValue({ name: 'AbortError' });
    const later = new AbortController();
    await suggest(later.signal);
    later.abort();
    expect(cancel).toHaveBeenCalledOnce();
  });
});
