/** Messages of the newsletter form. */
export const newsletterMessages = {
  emailInvalid: 'Please enter a valid email address.',
  subscriber: 'Newsletter subscriber',
} as const;
