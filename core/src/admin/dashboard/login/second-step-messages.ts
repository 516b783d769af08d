/** Messages of the second step of the login. */
export const secondStepMessages = {
  title: 'Confirm Login',
  codeIntro: 'Enter the six-digit code of your authenticator app.',
  recoveryIntro: 'Enter one of your recovery codes. It works only once.',
  passkeyIntro: 'Use your passkey to go on.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  submit: 'Continue',
  byRecovery: 'Use a recovery code',
  byCode: 'Use the authenticator app',
  byPasskey: 'Use a passkey',
  back: 'Back',
  or: 'or',
  cancelled: 'No passkey was used. Please try again.',
  unsupported: 'This browser does not support passkeys.',
  wrongAddress: (host: string): string =>
    `Passkeys work only at the address of this site (${host}). Please open the login there.`,
  inBrowser: 'Use a passkey in the browser',
  browserIntro: 'Please finish the login in your browser. It shows this number:',
  browserNote: 'The app goes on by itself. This takes at most two minutes.',
  browserTitle: 'Log in to the desktop app',
  browserQuestion:
    'The Quartermile app on this computer is waiting for this login. Only continue if you started it yourself and the app shows this number:',
  browserConfirm: 'Log in to the app with a passkey',
  browserDone: 'Done. You can close this page and return to the app.',
} as const;
