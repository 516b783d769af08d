import { REJECTED_RETENTION_DAYS } from '@quartermile/core/domain';

/** Texts of the forms and confirmations on that page. */
export const submissionFormMessages = {
  reviseTitle: 'Change your submission',
  reviseIntro: 'Only what you change is sent. Everything else stays as it is.',
  reviseButton: 'Send changes',
  revised: 'Your changes were sent.',
  nothingChanged: 'Nothing is changed yet.',
  changed: (fields: readonly string[]): string => `Changed: ${fields.join(', ')}`,
  failed: 'Your changes could not be sent.',
  phoneHint: (end: string): string => `Your number ${end} stays unless you type another.`,
  noPhoneHint: 'For the admin only. It never appears on the site.',
  emailKnown: 'Your address stays unless you type another.',
  present: (label: string): string => `Current: ${label}`,
  pictureHint: 'The current picture stays unless you choose another',
  newTimeTitle: 'A new time for this car',
  newTimeIntro: (car: string): string => `${car}: everything else is taken from what you sent before.`,
  newTimeButton: 'Submit new time',
  newTimeFailed: 'The new time could not be submitted.',
  newTimeThanks: 'Your new time was submitted!',
  newTimeDetail: 'It is reviewed like the first one and has a link of its own.',
  withdrawTitle: 'Withdraw this submission?',
  withdrawDetail: `It leaves the queue and is not reviewed. What you sent is deleted after ${REJECTED_RETENTION_DAYS} days; “Delete my data” does it at once.`,
  withdrawButton: 'Withdraw it',
  withdrawFailed: 'It could not be withdrawn.',
  eraseTitle: 'Delete your data?',
  eraseDetail:
    'Your cellphone number, e-mail address, both pictures and everything else you sent are deleted for good.',
  eraseApprovedDetail:
    'Your name, cellphone number, e-mail address, description and both pictures are deleted for good. The car and its time stay on the board without them.',
  eraseButton: 'Delete for good',
  erased: 'Your data was deleted.',
  erasedButPictures: (number: number): string =>
    `Your data was deleted, but ${number === 1 ? 'one picture is' : `${number} pictures are`} still stored: the picture store could not delete ${number === 1 ? 'it' : 'them'} just now. ${number === 1 ? 'It is' : 'They are'} no longer shown, and deleting is tried again every few minutes until it works.`,
  eraseFailed: 'Your data could not be deleted.',
} as const;
