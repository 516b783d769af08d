import {
  type Issue,
  type IssueAction,
  type IssueBlock,
  type IssueProgress,
  type IssueStatus,
  issueActionSchema,
  issueAddSchema,
  issueRoutes,
  issueUpdateSchema,
  NO_PROGRESS,
  type ProblemCode,
  type ShownBlock,
  type Subscriber,
} from '../../domain/index.js';
import type { MemoryClock } from './memory-clock.js';
import { checked, created, type Handled, type MemoryRoute, ok, withoutUndefined } from './memory-routes.js';
import { unlessOverwriting } from './memory-versions.js';

/** State that the routes of newsletters read and change. */
export interface MemoryIssues {
  issues: Issue[];
  readonly subscribers: readonly Subscriber[];
  readonly hasMailServer: boolean;
}

/** Builds a newsletter. Specs override the relevant fields. */
export function buildIssue(overrides: Partial<Issue> = {}): Issue {
  const _id = overrides._id ?? '01900000-0000-7000-8001-00000000bbbb';
  return {
    _id,
    id: _id,
    subject: 'Sunday wrap',
    blocks: [{ kind: 'heading', text: 'A new leader' }],
    perMinute: 60,
    status: 'draft',
    problem: null,
    createdAt: '2026-11-22T10:00:00.000Z',
    startedAt: null,
    finishedAt: null,
    progress: NO_PROGRESS,
    ...overrides,
  };
}

const FROM: Readonly<Record<IssueAction, readonly IssueStatus[]>> = {
  send: ['draft'],
  pause: ['sending'],
  resume: ['paused'],
  cancel: ['sending', 'paused'],
  test: ['draft', 'sending', 'paused', 'sent', 'cancelled'],
  resend: ['sending', 'paused', 'sent'],
  accept: ['sending', 'paused', 'sent', 'cancelled'],
};

/** The routes of newsletters. Nothing is sent. */
export function issueMemoryRoutes(state: MemoryIssues, clock: MemoryClock): MemoryRoute[] {
  const { list, add, update, delete: remove, preview, act } = issueRoutes;
  const find = (id: string | undefined) => state.issues.find(({ _id }) => _id === id);
  const replace = (issue: Issue): Handled => {
    state.issues = state.issues.map((one) => (one._id === issue._id ? issue : one));
    return ok(issue);
  };
  return [
    { method: 'GET', pattern: list, answer: () => ok(state.issues) },
    {
      method: 'GET',
      pattern: preview,
      answer({ parts }) {
        const issue = find(parts.id);
        if (!issue) return 'not_found';
        const blocks = issue.blocks.map(show);
        return ok({ siteName: 'Quartermile', blocks, missing: [], text: issue.subject });
      },
    },
    {
      method: 'POST',
      pattern: add,
      answer: ({ body }) =>
        checked(issueAddSchema, body, (fields) => {
          const number = String(state.issues.length).padStart(12, '0');
          const _id = `01900000-0000-7000-8001-${number}`;
          const issue = buildIssue({ ...fields, _id, createdAt: clock.next() });
          state.issues = [issue, ...state.issues];
          return created(issue);
        }),
    },
    {
      method: 'PUT',
      pattern: update,
      answer: ({ parts, body }) =>
        checked(issueUpdateSchema, body, ({ _seen: seen, ...fields }) => {
          const issue = find(parts.id);
          if (!issue) return 'not_found';
          if (issue.status !== 'draft') return 'issue_locked';
          const changed = { ...issue, ...withoutUndefined(fields) };
          return unlessOverwriting(seen, issue, changed, () => replace(changed));
        }),
    },
    {
      method: 'DELETE',
      pattern: remove,
      answer({ parts }) {
        const issue = find(parts.id);
        if (!issue) return 'not_found';
        if (issue.status === 'sending' || issue.status === 'paused') return 'issue_locked';
        state.issues = state.issues.filter((one) => one !== issue);
        return ok({ deleted: true });
      },
    },
    {
      method: 'POST',
      pattern: act,
      answer: ({ parts, body }) =>
        checked(issueActionSchema, body, ({ action }) => {
          const issue = find(parts.id);
          if (!issue) return 'not_found';
          const changed = changeOf(issue, action, state);
          return typeof changed === 'string' ? changed : replace(changed);
        }),
    },
  ];
}

function changeOf(issue: Issue, action: IssueAction, state: MemoryIssues): Issue | ProblemCode {
  if (!FROM[action].includes(issue.status)) return 'issue_locked';
  const sends = action === 'send' || action === 'resume' || action === 'resend';
  if (sends && !state.hasMailServer) return 'no_mail_server';
  const recipients = state.subscribers.filter(({ status }) => status === 'confirmed').length;
  if (action === 'send' && recipients === 0) return 'no_subscribers';
  const { progress } = issue;
  const moved = (changes: Partial<IssueProgress>): IssueProgress => ({ ...progress, ...changes });
  switch (action) {
    case 'send':
      return { ...issue, status: 'sending', progress: moved({ waiting: recipients }) };
    case 'pause':
      return { ...issue, status: 'paused' };
    case 'resume':
      return { ...issue, status: 'sending', problem: null };
    case 'cancel':
      return { ...issue, status: 'cancelled', progress: moved({ waiting: 0, skipped: progress.waiting }) };
    case 'resend':
      return {
        ...issue,
        status: issue.status === 'paused' ? 'paused' : 'sending',
        progress: moved({ uncertain: 0, waiting: progress.waiting + progress.uncertain }),
      };
    case 'accept':
      return { ...issue, progress: moved({ uncertain: 0, sent: progress.sent + progress.uncertain }) };
    case 'test':
      return issue;
  }
}

/** A block as it is shown, without what is known of its subject. */
export function show(block: IssueBlock): ShownBlock {
  if (block.kind !== 'car' && block.kind !== 'video' && block.kind !== 'event') return block;
  const { id } = block;
  return { kind: 'card', image: null, title: id, detail: block.kind, label: 'See it', link: '/' };
}
