import { type PersonalDataHandler, rowsByEmail } from '../../platform/database/personal-data.js';

const subscriptions = rowsByEmail('subscribers', 'email', 'subscriptions removed');

/** Personal data in subscriptions, with the newsletters that were sent to them. Erasure leaves those without a name. */
export const subscribersPersonalData: PersonalDataHandler = {
  ...subscriptions,
  export: async (manager, person) => ({
    ...(await subscriptions.export(manager, person)),
    newsletter_deliveries: await manager.query(
      `SELECT newsletter_deliveries.*, subject FROM newsletter_deliveries
       JOIN newsletter_issues ON newsletter_issues.id = issue_id
       WHERE subscriber_id = (SELECT id FROM subscribers WHERE email = $1) ORDER BY newsletter_deliveries.id`,
      ['email' in person ? person.email : null],
    ),
  }),
  erase: async (manager, person) => {
    // The mail that is being sent to them first: until its attempt ends, nothing may lock its delivery.
    await manager.query('SELECT FROM mails WHERE recipient = $1 FOR UPDATE', [
      'email' in person ? person.email : null,
    ]);
    return subscriptions.erase(manager, person);
  },
};
