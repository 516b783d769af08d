import { rowsByEmail } from '../../platform/database/personal-data.js';

/** Personal data in subscriptions. */
export const subscribersPersonalData = rowsByEmail('subscribers', 'email', 'subscriptions removed');
