/** Messages of the API about administrators, invitations, sessions and passwords, and of the invitation mail. */
export const peopleMessages = {
  ownerOnly: 'Only an owner of this site may do this.',
  lastOwner: 'At least one owner must remain.',
  configured: 'This account is set on the server (ADMIN_EMAIL), and stays an owner.',
  role: 'Please choose a role.',
  isAdministrator: 'This person is an administrator already.',
  isInvited: 'This person has an open invitation. Send it again, or withdraw it first.',
  invitationOver:
    'This invitation has expired, was withdrawn or was used already. Ask an owner of the site for a new one.',
  token: 'This link is not complete.',
  passwordLength: (min: number): string => `Please use at least ${min} characters.`,
  passwordTooLong: (max: number): string => `Please use at most ${max} characters.`,
  passwordText: 'This password contains characters that cannot be used.',
  currentPassword: 'Your current password is not correct.',
  samePassword: 'Please choose another password than the current one.',
} as const;
