import { apiRoutes, peopleRoutes } from '@quartermile/core/domain';
import type { RefusalChecks } from './refusal-checks.js';

const token = 'a'.repeat(43);

/** Refusals that depend on who else is there. */
export async function refusePeople(checks: RefusalChecks): Promise<void> {
  const { dataSource } = checks.server;
  const role = `PUT ${peopleRoutes.changeRole.replace(':id', '{id}')}`;
  const removal = `DELETE ${peopleRoutes.removeAdministrator.replace(':id', '{id}')}`;
  const body = { role: 'reviewer' };
  const expectBoth = async (code: 'conflict' | 'last_owner', sentence: string): Promise<void> => {
    checks.expectRefusal(role, await checks.send(role, { body }, 'account'), code, sentence);
    checks.expectRefusal(removal, await checks.send(removal, {}, 'account'), code, sentence);
  };
  await expectBoth('conflict', 'This account is set on the server (ADMIN_EMAIL), and stays an owner.');
  await dataSource.query('UPDATE administrator SET is_configured = false');
  await expectBoth('last_owner', 'At least one owner must remain.');
  await dataSource.query(`UPDATE administrator SET is_configured = true WHERE role = 'owner'`);

  const over =
    'This invitation has expired, was withdrawn or was used already. Ask an owner of the site for a new one.';
  for (const path of [peopleRoutes.openInvitation, peopleRoutes.acceptInvitation]) {
    const payload = { token, password: 'correct horse battery staple' };
    const answer = await checks.send(`POST ${path}`, { body: payload, token: null });
    checks.expectRefusal(`POST ${path}`, answer, 'invitation_over', over);
  }

  const change = `PUT ${peopleRoutes.password}`;
  const wrong = { currentPassword: 'wrong', newPassword: 'tree amber quarter mile' };
  // Those of the login before count too: both guess the same password.
  await dataSource.query('DELETE FROM login_failure');
  for (let failure = 0; failure < 5; failure++) await checks.send(change, { body: wrong });
  const sentence = 'Too many failed logins. Please wait a few minutes and try again.';
  checks.expectRefusal(change, await checks.send(change, { body: wrong }), 'too_many_logins', sentence);
  const login = { email: 'thandi@example.com', password: 'correct horse battery' };
  const refused = await checks.send(`POST ${apiRoutes.admin.login}`, { body: login, token: null });
  checks.expectRefusal(`POST ${apiRoutes.admin.login}`, refused, 'too_many_logins', sentence);
}
