import { countAffected, type PersonalDataHandler } from '../../platform/database/personal-data.js';

const OWN = 'administrator_id IN (SELECT id FROM administrator WHERE email = $1)';

/** Personal data in an administrator's alerts. Keys of devices identify nobody to a reader and are not exported. */
export const alertsPersonalData: PersonalDataHandler = {
  async export(manager, person) {
    const email = 'email' in person ? person.email.toLowerCase() : null;
    return {
      alert_settings: await manager.query(
        `SELECT by_mail, quiet_from, quiet_to FROM alert_settings WHERE ${OWN}`,
        [email],
      ),
      alert_targets: await manager.query(
        `SELECT id, endpoint, device, created_at, sent_at FROM alert_targets WHERE ${OWN} ORDER BY created_at`,
        [email],
      ),
    };
  },

  async erase(manager, person) {
    const email = 'email' in person ? person.email.toLowerCase() : null;
    const devices = await countAffected(
      manager,
      `DELETE FROM alert_targets WHERE endpoint IS NOT NULL AND ${OWN}`,
      email,
    );
    return { counts: [{ what: 'devices with alerts removed', count: devices }] };
  },
};
