import {
  countAffected,
  type PersonalDataHandler,
  type PersonRow,
} from '../../../platform/database/personal-data.js';

/** What takes the place of an erased person in records of what they did. */
const FORMER = 'a former administrator';

/**
 * Personal data of administrators and invited people. The data of an account is needed while it exists: an owner removes
 * it first. Records of what was done remain without the name.
 */
export const administratorsPersonalData: PersonalDataHandler = {
  async export(manager, person) {
    const email = 'email' in person ? person.email : null;
    const rows = (statement: string) => manager.query<PersonRow[]>(statement, [email]);
    return {
      administrator: await rows('SELECT id, email, role, created_at FROM administrator WHERE email = $1'),
      administrator_invitation: await rows(
        `SELECT id, email, role, invited_by, created_at, expires_at FROM administrator_invitation
         WHERE $1 IN (email, invited_by) ORDER BY created_at`,
      ),
      admin_session: await rows(
        `SELECT s.id, device, place, started_at, last_seen_at, expires_at FROM admin_session s
         JOIN administrator a ON a.id = administrator_id WHERE email = $1 ORDER BY started_at`,
      ),
      done: await rows(
        `SELECT at, actor, action, subject_type, subject_id FROM activity
         WHERE actor = $1 OR subject_type = 'administrator' AND subject_label = $1 ORDER BY at`,
      ),
    };
  },

  async erase(manager, person) {
    const email = 'email' in person ? person.email : null;
    const count = (statement: string) => countAffected(manager, statement, email);
    const invitations = await count('DELETE FROM administrator_invitation WHERE email = $1');
    const gone = 'NOT EXISTS (SELECT FROM administrator WHERE email = $1)';
    const done = await count(`UPDATE activity SET actor = '${FORMER}' WHERE actor = $1 AND ${gone}`);
    const about = await count(
      `UPDATE activity SET subject_label = '${FORMER}'
       WHERE subject_type = 'administrator' AND subject_label = $1 AND ${gone}`,
    );
    await manager.query(
      `UPDATE administrator_invitation SET invited_by = '${FORMER}' WHERE invited_by = $1 AND ${gone}`,
      [email],
    );
    return {
      counts: [
        { what: 'invitations removed', count: invitations },
        { what: 'records of administrators made anonymous', count: done + about },
      ],
    };
  },
};
