import { apiRoutes } from '@quartermile/core/domain';
import { openSession, submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

/** How long a decision is held back, and some more. */
const UNDONE_WITHIN_MS = 20_000;

test('decisions made offline wait in their order, and a conflict is told', async ({
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
  // They can be undone for a while before they are sent.
  await expect(page.getByText('2 decisions wait to be sent.')).toBeVisible({ timeout: UNDONE_WITHIN_MS });
  await expect(page.getByRole('listitem').filter({ hasText: 'Approve Supra' })).toBeVisible();

  // Somebody else decides about one of them meanwhile.
  const token = await openSession(request, server.url);
  await request.post(server.url + apiRoutes.cars.review, {
    headers: { authorization: `Bearer ${token}` },
    data: { carId: m2, action: 'reject' },
  });
  site.mend();
  await expect(page.getByText('Supra: This car has already been reviewed.')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText('The site cannot be reached.')).toBeHidden();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('Supra: This car')).toBeHidden();
  const approved = await request.get(server.url + apiRoutes.cars.approved, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(((await approved.json()) as { _id: string }[]).map(({ _id }) => _id)).toContain(golf);
});
