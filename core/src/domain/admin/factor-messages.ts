/** Messages of the server about passkeys and codes. */
export const factorMessages = {
  secondFactorRequired: 'Your password is right. Please confirm the login with a code or a passkey.',
  wrongCode: 'This code is not valid. Please try again. Codes of the app need the right time on your phone.',
  codeRequired: 'Please enter the code.',
  code: 'Please enter the six digits of your authenticator app, or a recovery code.',
  proofRequired: 'Please confirm with your password or a passkey.',
  wrongPassword: 'This password is not right.',
  nameRequired: 'Please enter a name for this passkey.',
  nameTooLong: (length: number): string => `Please use at most ${length} characters for the name.`,
  passkeyInvalid: 'The answer of the passkey could not be read.',
  passkeyUnverified: 'The passkey could not be verified. Please try again.',
  passkeysUnavailable:
    'Passkeys need an address of this site with a host name and https (PUBLIC_URL), or localhost.',
  appLoginGone: 'This login of the app has expired or was already used. Please start it again in the app.',
} as const;
