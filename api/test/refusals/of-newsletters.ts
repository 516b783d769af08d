import { IMAGE_MAX_BYTES } from '@quartermile/core/domain';
import { additions, addOneOfEach, smallPicture } from '../harness/existing-ids.js';
import { toDataUrl } from '../harness/pictures.js';
import { SEEN } from './of-cars.js';
import type { RefusalChecks } from './refusal-checks.js';
import type { RefusedCall, Wrong } from './refused-call.js';

const BLOCKS = 'Please add at least one block.';
const SUBJECT = 'Please enter a subject.';
const RATE = 'Please enter a whole number from 1 to 6\u00a0000.';
const ACTION = 'Please choose send, pause, resume, cancel, test, resend or accept.';
const heading = { kind: 'heading', text: 'x' };

const ofIssue: readonly Wrong[] = [
  ['subject', ' ', SUBJECT],
  ['subject', 'x'.repeat(121), 'Please use at most 120 characters.'],
  ['blocks', [], BLOCKS],
  ['blocks', 'x', BLOCKS],
  ['blocks', Array.from({ length: 41 }, () => heading), 'A newsletter holds at most 40 blocks.'],
  ['blocks.0', { kind: 'html', text: '<b>' }, 'This is not a block of a newsletter.'],
  ['blocks.0', { kind: 'heading', text: ' ' }, 'Please enter text.'],
  ['blocks.0', { kind: 'paragraph', text: 'x'.repeat(5001) }, 'Please use at most 5000 characters.'],
  ['blocks.0', { kind: 'picture', image: 'x', alt: 'x' }, 'Please choose an image.'],
  ['blocks.0', { kind: 'picture', image: smallPicture, alt: '' }, 'Please describe the picture.'],
  ['blocks.0', { kind: 'car', id: '' }, 'Please choose one.'],
  ['blocks.0', { kind: 'button', label: '', link: 'https://example.com' }, 'Please enter a label.'],
  [
    'blocks.0',
    { kind: 'button', label: 'x', link: 'javascript:alert(1)' },
    'Please enter a web address that starts with http:// or https://.',
  ],
  ['perMinute', 0, RATE],
  ['perMinute', 6001, RATE],
  ['perMinute', 1.5, RATE],
  ['perMinute', 'fast', RATE],
];

/** Requests for newsletters. */
export const newsletterRefusals: readonly RefusedCall[] = [
  {
    route: 'POST /api/newsletter/issues/add',
    body: () => additions.issue,
    wrong: [...ofIssue, ['subject', undefined, SUBJECT], ['blocks', undefined, BLOCKS]],
  },
  {
    route: 'PUT /api/newsletter/issues/update/{id}',
    id: 'issue',
    body: () => ({ subject: 'Later', blocks: [heading] }),
    wrong: [...ofIssue, SEEN],
  },
  { route: 'DELETE /api/newsletter/issues/delete/{id}', id: 'issue' },
  { route: 'GET /api/newsletter/issues/preview/{id}', id: 'issue' },
  {
    route: 'POST /api/newsletter/issues/act/{id}',
    id: 'issue',
    body: () => ({ action: 'test' }),
    wrong: [
      ['action', undefined, ACTION],
      ['action', 'throw', ACTION],
    ],
  },
];

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
  const state = 'This newsletter is in another state by now. Please load it again.';
  checks.expectRefusal(act, await doIt('pause'), 'issue_locked', state);
  await dataSource.query(`UPDATE newsletter_issues SET status = 'paused'`);
  const update = 'PUT /api/newsletter/issues/update/{id}';
  const changed = await checks.send(update, { body: { subject: 'x' } }, 'issue');
  checks.expectRefusal(update, changed, 'issue_locked', state);
  const remove = 'DELETE /api/newsletter/issues/delete/{id}';
  checks.expectRefusal(remove, await checks.send(remove, {}, 'issue'), 'issue_locked', state);
}
