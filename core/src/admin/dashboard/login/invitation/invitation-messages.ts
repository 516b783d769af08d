import { adminMessages } from '@quartermile/core/domain';

/** Messages of the page that accepts an invitation. */
export const invitationMessages = {
  title: adminMessages.invitationTitle,
  intro: (email: string): string => `You were invited as ${email}.`,
  checking: 'Checking the invitation...',
  incompleteTitle: 'This link is not complete',
  incomplete: 'Open it from the invitation again, or copy all of it.',
  overTitle: 'This invitation is over',
  checkFailed: 'The invitation could not be checked.',
  password: 'Password',
  hint: (min: number): string => `At least ${min} characters.`,
  repeat: 'Repeat password',
  different: 'The two passwords are different.',
  save: 'Save Password',
  saveFailed: 'The password could not be saved. Please try again.',
  doneTitle: 'Welcome!',
  done: (email: string): string => `Your password is saved. Log in as ${email}.`,
  login: 'Go to the login',
} as const;
