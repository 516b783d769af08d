import { IMAGE_MAX_BYTES } from '@quartermile/core/domain';
import { additions, addOneOfEach } from '../harness/existing-ids.js';
import { toDataUrl } from '../harness/pictures.js';
import type { RefusalChecks } from './refusal-checks.js';

const heading = { kind: 'heading', text: 'x' };

/** A newsletter without a mail server, without subscribers, and while it is being sent. */
export async function refuseNewsletters(checks: RefusalChecks): Promise<void> {
  for (const route of ['POST /api/newsletter/issues/add', 'PUT /api/newsletter/issues/update/{id}']) {
    const send = (bytes: Buffer) => {
      const picture = { kind: 'picture', image: toDataUrl(bytes), alt: 'The start' };
      return checks.send(route, { body: { ...additions.issue, blocks: [heading, picture] } }, 'issue');
    };
    const kinds = 'Please choose a JPEG, PNG, WebP, AVIF or GIF image.';
    checks.expectRefusal(route, await send(Buffer.from('no picture')), 'invalid_image', kinds);
    const big = await send(Buffer.alloc(IMAGE_MAX_BYTES + 1));
    checks.expectRefusal(route, big, 'image_too_big', 'Image must be less than 10MB.');
  }
  const { dataSource } = checks.server;
  await dataSource.query('DELETE FROM rate_limit');
  checks.ids = await addOneOfEach(checks.calls);
  const act = 'POST /api/newsletter/issues/act/{id}';
  const doIt = (action: string) => checks.send(act, { body: { action } }, 'issue');
  checks.expectRefusal(act, await doIt('send'), 'no_subscribers', 'Nobody has confirmed a subscription yet.');
  await dataSource.query(`UPDATE subscribers SET status = 'confirmed'`);
  const noServer = 'No mail server is set (SMTP_URL), so no newsletter can be sent.';
  checks.expectRefusal(act, await doIt('send'), 'no_mail_server', noServer);
  const state = 'This newsletter has changed meanwhile. Please load it again.';
  checks.expectRefusal(act, await doIt('pause'), 'issue_locked', state);
  await dataSource.query(`UPDATE newsletter_issues SET status = 'paused'`);
  const update = 'PUT /api/newsletter/issues/update/{id}';
  const changed = await checks.send(update, { body: { subject: 'x' } }, 'issue');
  checks.expectRefusal(update, changed, 'issue_locked', state);
  const remove = 'DELETE /api/newsletter/issues/delete/{id}';
  checks.expectRefusal(remove, await checks.send(remove, {}, 'issue'), 'issue_locked', state);
}
