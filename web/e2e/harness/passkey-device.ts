import type { Page } from '@playwright/test';

/** A device with passkeys in the page's browser, whose user is always verified. */
export interface PasskeyDevice {
  /** Whether the user confirms: whatever waits for a passkey then gets one. */
  setPresence(isPresent: boolean): Promise<void>;
}

/** Connects a virtual authenticator (WebAuthn, section 11) to the page's browser; its user is present at first. */
export async function connectPasskeyDevice(page: Page): Promise<PasskeyDevice> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setPresence: (enabled) =>
      session
        .send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
        .then(() => undefined),
  };
}
