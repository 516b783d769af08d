/** Messages of the server about passkeys and codes. */
export const factorMessages = {
  secondFactorRequired: 'Your password is right. Please confirm the login with a code or a passkey.',
  wrongCode: 'This code is not valid. Please try again. Codes of the app need the right time on your phone.',
  usedCode: 'This code was already used. Please wait for the next one.',
  wrongRecoveryCode:
    'This recovery code is not valid. Please compare it with your list; making new ones ends the old ones.',
  usedRecoveryCode: 'This recovery code was already used. Please take another one.',
  codesEnded: 'The codes of this call were all used or replaced. Please create new ones.',
  codeRequired: 'Please enter the code.',
  code: 'Please enter the six digits of your authenticator app, or a recovery code.',
  proofRequired: 'Please confirm with your password or a passkey.',
  wrongPassword: 'This password is not right.',
  nameRequired: 'Please enter a name for this passkey.',
  nameTooLong: (length: number): string => `Please use at most ${length} characters for the name.`,
  passkeyInvalid: 'The answer of the passkey could not be read.',
  passkeyUnknown: 'This passkey is not registered here. It may have been removed.',
  passkeyExpired: 'This request for a passkey has expired or was already used. Please try again.',
  passkeyOrigin: 'This passkey was used at another address than the one of this site.',
  passkeyUnverified: 'The passkey could not be verified. Please try again.',
  passkeyCopied:
    'This passkey reported an older use than the last one, so it may have been copied. Please remove it and add it again.',
  passkeysUnavailable:
    'Passkeys need an address of this site with a host name and https (PUBLIC_URL), or localhost.',
  passkeysFull: (most: number): string => `There can be at most ${most} passkeys. Please remove one first.`,
  authenticatorExists: 'An authenticator app is already set up. Please remove it first.',
  setupExpired: 'This setup has expired. Please start it again.',
  noFactor: 'Recovery codes need a passkey or an authenticator app first.',
  tooManyCodes: 'Too many wrong codes. Please wait an hour, or use a passkey.',
  appLoginGone: 'This login of the app has expired or was already used. Please start it again in the app.',
} as const;
