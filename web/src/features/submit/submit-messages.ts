/** Messages of the public form. */
export const submitMessages = {
  title: 'Submit Your Times to the Leaderboard',
  button: 'Submit Times',
  failed: 'Failed to submit times.',
  thanks: 'Thank you for your submission!',
  thanksDetail: 'Your times will be reviewed by the admin before appearing on the leaderboard.',
  intro: 'Ran the quarter mile? Put it on the board. Two pictures and a minute are enough.',
  carSection: 'Your car',
  runSection: 'Your run',
  pictureSection: 'Your pictures',
  moreSection: 'More, if you like',
  namePlaceholder: 'e.g., Volkswagen Golf 7 R',
  cellphoneHint: 'For the admin only. It never appears on the site.',
  suggestion: (text: string): string => `Use ${text}`,
  unreachable: 'The site could not be reached. Nothing you typed is lost; please try again.',
  again: 'Nothing you typed is lost; please try again.',
  drivetrainPlaceholder: 'Select drivetrain',
  openFacts: 'Add details of the run',
  factsHint: 'Date, 60 ft, reaction, tyres, fuel, aspiration, video: all optional.',
  factsFailed: 'The fields could not be loaded. Please try again.',
  descriptionHint: 'Optional: modifications, tyres, track, weather.',
  categoriesHint: 'Where it should appear. The admin decides in the end.',
  imageHint: 'A photo of your car, shown with your time',
  proofImageHint: 'The timing slip or display. Only the admin sees it',
  terms: ['By submitting you accept the', 'What we store, and why:'],
  missing: (what: readonly string[]): string => `Still needed: ${what.join(', ')}`,
  reading: 'A picture is still being read.',
  sending: (percent: number): string => `Sending: ${percent}%`,
  progress: 'Sending your submission',
  checking: 'Sent. Waiting for the answer...',
  draftRestored: 'We kept what you typed last time.',
  draftClear: 'Clear the form',
  another: 'Submit another car',
  toLeaderboard: 'See the leaderboard',
  noScript: 'This form needs JavaScript. Please switch it on to submit your times.',
} as const;

/** Texts of the public form about the answer to a submission. Separate from its other texts, which every page loads. */
export const submissionContactMessages = {
  email: 'E-mail for the answer',
  emailHint: 'Optional. Only to tell you about this submission.',
  noMailHint: 'Optional. This site sends no mail yet; your private link shows the answer.',
  privateLink: 'Your private link; keep it',
} as const;

/** Messages of forms while offline. */
export const offlineMessages = {
  draft: 'You are offline, so this cannot be sent now. What you typed is kept on this device.',
} as const;
