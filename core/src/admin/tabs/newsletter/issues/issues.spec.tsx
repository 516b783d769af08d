import { notifications } from '@mantine/notifications';
import { type Issue, issueMessages, NO_PROGRESS, type Subscriber } from '@quartermile/core/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildIssue, buildVideo, endpoints, FakeApi, Refusal } from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
const reader: Subscriber = {
  _id: 's1',
  email: 'thandi@example.com',
  status: 'confirmed',
  createdAt: '2026-11-20T08:00:00.000Z',
  confirmedAt: '2026-11-20T09:00:00.000Z',
  refusals: 0,
};
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  api.respond(endpoints.newsletter.list, [reader]);
});

const serve = (...issues: Issue[]) => api.respond(endpoints.issues.list, issues);
const actions = () => api.bodies(endpoints.issues.act).map(({ action }) => action);
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const open = async () => {
  openDashboard(api, 'newsletter');
  await press('Newsletters');
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

describe('writing a newsletter', () => {
  test('makes a draft of blocks, which are added, moved and removed', async () => {
    api.respond(endpoints.videos.list, [buildVideo({ _id: 'final', title: 'The final' })]);
    api.respond(endpoints.issues.add, buildIssue());
    await open();
    expect(await screen.findByText('No Newsletters Yet')).toBeTruthy();
    await press('Write newsletter');
    const form = await dialog('Write Newsletter');
    type(form.getByLabelText(/^Subject/), 'Sunday wrap');
    const block = (name: string) => within(form.getByRole('listitem', { name }));
    type(block('1. Heading').getByLabelText(/^Text/), 'A new leader');
    type(block('2. Paragraph').getByLabelText(/^Text/), 'Rain until noon.');
    await user.click(form.getByRole('button', { name: 'Add video' }));
    const choice = block('3. Video').getByLabelText(/^Video/);
    await within(choice).findByRole('option', { name: 'The final' });
    type(choice, 'final');
    await user.click(form.getByRole('button', { name: 'Add button' }));
    await user.click(form.getByRole('button', { name: 'Remove 4. Button' }));
    await user.click(form.getByRole('button', { name: 'Move 3. Video up' }));
    await user.click(form.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved. Look at its preview before you send it.')).toBeTruthy();
    expect(api.bodies(endpoints.issues.add)).toMatchObject([
      {
        subject: 'Sunday wrap',
        perMinute: 60,
        blocks: [
          { kind: 'heading', text: 'A new leader' },
          { kind: 'video', id: 'final' },
          { kind: 'paragraph', text: 'Rain until noon.' },
        ],
      },
    ]);
  });

  test('schedules it, and makes it a draft again', async () => {
    const publishAt = '2099-12-03T16:00:00.000Z';
    api.respond(endpoints.issues.add, () => {
      serve(buildIssue({ publishAt }));
      return buildIssue({ publishAt });
    });
    api.respond(endpoints.issues.update, () => {
      serve(buildIssue());
      return buildIssue();
    });
    await open();
    await press('Write newsletter');
    const form = await dialog('Write Newsletter');
    type(form.getByLabelText(/^Subject/), 'Sunday wrap');
    for (const text of form.getAllByLabelText(/^Text/)) type(text, 'A new leader');
    type(form.getByLabelText(/^Send at/), '2099-12-03T18:00');
    await user.click(form.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('Scheduled · 3 Dec 2099, 18:00')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send now...' })).toBeTruthy();
    expect(api.bodies(endpoints.issues.add)).toMatchObject([{ publishAt }]);
    await press('Cancel the schedule');
    expect(await screen.findByText('It is a draft again and is not sent by itself.')).toBeTruthy();
    expect(await screen.findByText('Draft')).toBeTruthy();
    expect(api.bodies(endpoints.issues.update)).toEqual([{ publishAt: null, _seen: { publishAt } }]);
  });

  test('says why it was not sent at its time', async () => {
    serve(buildIssue({ problem: issueMessages.noSubscribers }));
    await open();
    expect(
      await screen.findByText('Not sent by itself. Nobody has confirmed a subscription yet.'),
    ).toBeTruthy();
  });

  test('says at each field what is wrong, and sends nothing', async () => {
    await open();
    await press('Write newsletter');
    const form = await dialog('Write Newsletter');
    await user.click(form.getByRole('button', { name: 'Add button' }));
    type(form.getByLabelText(/^Link/), 'javascript:alert(1)');
    type(form.getByLabelText(/^Mails per minute/), 'fast');
    await user.click(form.getByRole('button', { name: 'Save draft' }));
    expect(await form.findByText('Please enter a subject.')).toBeTruthy();
    expect(form.getAllByText('Please enter text.')).toHaveLength(2);
    expect(form.getByText('Please enter a label.')).toBeTruthy();
    expect(form.getByText('Please enter a web address that starts with http:// or https://.')).toBeTruthy();
    expect(form.getByText(/^Please enter a whole number from 1 to/)).toBeTruthy();
    expect(api.calls(endpoints.issues.add)).toHaveLength(0);
  });

  test('edits a draft', async () => {
    serve(buildIssue());
    await open();
    api.respond(endpoints.issues.update, buildIssue({ subject: 'Monday wrap' }));
    await press('Edit Sunday wrap');
    const form = await dialog('Edit Newsletter');
    type(form.getByLabelText(/^Subject/), 'Monday wrap');
    await user.click(form.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(api.bodies(endpoints.issues.update)).toMatchObject([{ subject: 'Monday wrap' }]),
    );
  });
});

describe('the preview', () => {
  test('shows the newsletter at the width of a phone, of a computer, and as text', async () => {
    const issue = buildIssue({ blocks: [{ kind: 'paragraph', text: 'One line.\n\nAnother <b>.' }] });
    serve(issue);
    api.respond(endpoints.issues.act, issue);
    api.respond(endpoints.issues.preview, {
      ...{ siteName: 'Quartermile', blocks: [{ kind: 'paragraph', text: 'One line.\n\nAnother <b>.' }] },
      ...{ accent: null, missing: [], text: 'Sunday wrap' },
    });
    await open();
    await press('Preview');
    const shown = await dialog('Preview of Sunday wrap');
    expect(await shown.findByText('One line.')).toBeTruthy();
    expect(shown.getByText('Another <b>.')).toBeTruthy();
    expect(shown.getByText('Unsubscribe')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Text only' }));
    expect(shown.queryByText('Unsubscribe')).toBeNull();
    await user.click(shown.getByRole('button', { name: 'Send to myself' }));
    expect(await screen.findByText('It is on its way to your own address.')).toBeTruthy();
    expect(actions()).toEqual(['test']);
  });
});

describe('sending', () => {
  test('asks first, shows the progress, pauses, goes on and cancels the rest', async () => {
    serve(buildIssue());
    await open();
    await press('Send...');
    const waiting = { ...NO_PROGRESS, waiting: 1 };
    const left = { ...NO_PROGRESS, skipped: 1 };
    const states = {
      send: buildIssue({ status: 'sending', progress: waiting }),
      pause: buildIssue({ status: 'paused', progress: waiting }),
      resume: buildIssue({ status: 'sending', progress: waiting }),
      cancel: buildIssue({ status: 'cancelled', progress: left }),
    };
    api.respond(endpoints.issues.act, ({ body: { action } }) => {
      const issue = states[action as keyof typeof states];
      serve(issue);
      return issue;
    });
    const question = await dialog('Send newsletter?');
    await user.click(question.getByRole('button', { name: 'Send newsletter' }));
    expect(await screen.findByText('0 of 1 sent')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit Sunday wrap' })).toBeNull();
    await press('Pause');
    expect(await screen.findByText('Paused')).toBeTruthy();
    await press('Go on');
    expect(await screen.findByText('Sending')).toBeTruthy();
    await press('Cancel the rest...');
    await press('Cancel the rest');
    expect(await screen.findByText('Cancelled')).toBeTruthy();
    expect(screen.getByText('1 left out')).toBeTruthy();
    expect(actions()).toEqual(['send', 'pause', 'resume', 'cancel']);
  });

  test('is refused without a mail server, with the reason', async () => {
    api.respond(endpoints.newsletter.delivery, { hasMailServer: false });
    api.respond(endpoints.issues.act, new Refusal('no_mail_server'));
    serve(buildIssue());
    await open();
    expect(await screen.findByText('No mail leaves this server')).toBeTruthy();
    await press('Send...');
    await press('Send newsletter');
    expect(
      await screen.findByText('No mail server is set (SMTP_URL), so no newsletter can be sent.'),
    ).toBeTruthy();
    expect(actions()).toEqual(['send']);
  });

  test('leaves the decision about uncertain mails to the administrator, and shows why it was paused', async () => {
    const progress = { ...NO_PROGRESS, sent: 7, uncertain: 1, refused: 2 };
    serve(
      buildIssue({
        status: 'paused',
        problem: issueMessages.serverSaid('554 looks like spam'),
        progress,
      }),
    );
    api.respond(endpoints.issues.act, () => {
      const accepted = buildIssue({ status: 'paused', progress: { ...progress, sent: 8, uncertain: 0 } });
      serve(accepted);
      return accepted;
    });
    await open();
    expect(
      await screen.findByText('Paused by itself. The mail server said: 554 looks like spam'),
    ).toBeTruthy();
    expect(screen.getByText('7 of 10 sent')).toBeTruthy();
    expect(screen.getByText('2 refused')).toBeTruthy();
    await press('Count as sent');
    expect(await screen.findByText('8 of 10 sent')).toBeTruthy();
    expect(actions()).toEqual(['accept']);
  });
});
