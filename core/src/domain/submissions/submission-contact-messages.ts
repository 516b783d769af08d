/** Texts of the public form about the answer to a submission. Separate from its other texts, which every page loads. */
export const submissionContactMessages = {
  email: 'E-mail for the answer',
  emailHint: 'Optional. Only to tell you about this submission.',
  noMailHint: 'Optional. This site sends no mail yet; your private link shows the answer.',
  privateLink: 'Your private link; keep it',
} as const;
