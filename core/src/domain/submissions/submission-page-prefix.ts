/** Path prefix of the pages of drivers' own submissions; the code follows. These pages are in no cache. */
export const submissionPagePrefix = '/submissions/';
/** Hash of such a page that opens the form for a new time. */
export const NEW_TIME_HASH = 'new-time';
