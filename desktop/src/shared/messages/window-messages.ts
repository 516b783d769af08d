/** Messages about a proxy that requires a login. */
export const proxyMessages = {
  title: 'The proxy wants a login',
  intro: (host: string): string =>
    `Your network lets requests through only after a login at its proxy, ${host}. This is not the login of your site. The app remembers it until you quit.`,
  refused: 'The proxy did not accept this user name and password.',
  username: 'User name',
  password: 'Password',
  logIn: 'Log in',
  cancel: 'Cancel',
} as const;

/** Messages about a page that crashed, hangs or failed to load. */
export const pageMessages = {
  crashed: 'This window stopped working and was loaded again.',
  crashedDetail:
    'What you had typed is back in its place. A decision you had just made may be pending again.',
  crashedAgain: 'This window stopped working again.',
  crashedAgainDetail: 'You can load it once more, or close it. Other windows are not affected.',
  hangs: 'This window does not respond.',
  hangsDetail: 'You can wait until it does, or load it again.',
  loadFailed: 'The dashboard could not be loaded.',
  loadFailedDetail: 'You can try again, or close this window. If it happens again, install the app anew.',
  wait: 'Wait',
  reload: 'Reload',
  close: 'Close',
  ok: 'OK',
} as const;
