import { apiRoutes } from '@quartermile/core/domain';
import { decide, openSession, submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

/** Undo period, with a margin, ms. */
const UNDONE_WITHIN_MS = 20_000;

test('queues offline decisions in order and reports a conflict', async ({
  launchDesktop,
  server,
  site,
  request,
}) => {
  const [golf, m2] = [
    await submitCar(request, server.url, 'Polo GTI'),
    await submitCar(request, server.url, 'Supra'),
  ];
  const page = await (await launchDesktop()).firstWindow();
  await connect(page, site.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  const card = (name: string) => page.getByRole('article', { name });
  await expect(card('Supra')).toBeVisible();

  site.cut();
  await page.getByRole('tab', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect(page.getByText('The site cannot be reached.')).toBeVisible();
  await card('Polo GTI').getByRole('button', { name: 'Approve' }).click();
  await card('Supra').getByRole('button', { name: 'Approve' }).click();
  await expect(card('Supra')).toBeHidden();
  // They can be undone before they are sent.
  await expect(page.getByText('2 decisions wait to be sent.')).toBeVisible({ timeout: UNDONE_WITHIN_MS });
  await expect(page.getByRole('listitem').filter({ hasText: 'Approve Supra' })).toBeVisible();

  // Another session decides about one of them meanwhile.
  await decide(request, server.url, {
    carId: m2,
    action: 'reject',
    reason: 'The pictures show different cars.',
  });
  site.reconnect();
  const conflict = page.getByRole('alert').filter({ hasText: 'Supra' });
  await expect(conflict).toContainText(
    /Supra: You approved it for Our Drag Races \(offline, \d\d:\d\d\)\. admin@quartermile\.example rejected it at \d\d:\d\d: The pictures show different cars\./,
    { timeout: 40_000 },
  );
  await expect(page.getByText('The site cannot be reached.')).toBeHidden();
  await conflict.getByRole('button', { name: 'Got it' }).click();
  await expect(conflict).toBeHidden();
  const token = await openSession(request, server.url);
  const approved = await request.get(server.url + apiRoutes.cars.approved, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(((await approved.json()) as { _id: string }[]).map(({ _id }) => _id)).toContain(golf);
});
