/** Texts of the public form about the answer to a submission. Separate from its other texts, which every page loads. */
export const submissionContactMessages = {
  email: 'E-mail for the answer',
  emailHint: 'Optional. Only to tell you about this submission.',
  privateLink: 'Your private link; keep it',
} as const;
