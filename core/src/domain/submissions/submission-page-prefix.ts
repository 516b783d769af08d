/** Path prefix of the pages of drivers' own submissions; the code follows. These pages are in no cache. */
export const submissionPagePrefix = '/submissions/';
