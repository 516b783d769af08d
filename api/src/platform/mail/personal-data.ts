import { rowsByEmail } from '../database/personal-data.js';

/** Personal data in queued mails. */
export const mailsPersonalData = rowsByEmail('mails', 'recipient', 'mails removed');
