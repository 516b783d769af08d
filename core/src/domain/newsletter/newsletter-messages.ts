/** Messages of the newsletter form. */
export const newsletterMessages = {
  success: 'Thank you for subscribing!',
  confirm: 'One more step: press the button in the mail we have just sent.',
  failed: 'Failed to subscribe. Please try again.',
  offline: 'Failed to subscribe. Please check your connection and try again.',
  emailInvalid: 'Please enter a valid email address.',
  title: 'New runs, first to you',
  intro: 'Races, reviews and events by e-mail. You can leave at any time.',
  email: 'Email',
  button: 'Subscribe',
  busy: 'Subscribing...',
  noScript: 'This form needs JavaScript. Please switch it on to subscribe.',
  subscriber: 'Newsletter subscriber',
} as const;
