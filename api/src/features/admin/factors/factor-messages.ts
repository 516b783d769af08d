/** Messages about second factors that only the server says. */
export const secondFactorMessages = {
  usedCode: 'This code was already used. Please wait for the next one.',
  wrongRecoveryCode:
    'This recovery code is not valid. Please compare it with your list; making new ones ends the old ones.',
  usedRecoveryCode: 'This recovery code was already used. Please take another one.',
  codesEnded: 'The codes of this call were all used or replaced. Please create new ones.',
  passkeyUnknown: 'This passkey is not registered here. It may have been removed.',
  passkeyExpired: 'This request for a passkey has expired or was already used. Please try again.',
  passkeyOrigin: 'This passkey was used at another address than the one of this site.',
  passkeyCopied:
    'This passkey reported an older use than the last one, so it may have been copied. Please remove it and add it again.',
  passkeysFull: (most: number): string => `There can be at most ${most} passkeys. Please remove one first.`,
  authenticatorExists: 'An authenticator app is already set up. Please remove it first.',
  setupExpired: 'This setup has expired. Please start it again.',
  noFactor: 'Recovery codes need a passkey or an authenticator app first.',
  tooManyCodes: 'Too many wrong codes. Please wait an hour, or use a passkey.',
} as const;
