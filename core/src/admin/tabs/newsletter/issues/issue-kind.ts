import { issuesCalls } from '@quartermile/core/client';
import type { Issue } from '@quartermile/core/domain';
import type { ContentKind } from '../../../kernel/content/content-kind.js';
import { listKeys } from '../../../kernel/context/query-client.js';
import { issueAdminMessages } from './issue-messages.js';

const text = issueAdminMessages;

/** Newsletters, the newest first. */
export const issueKind: ContentKind<Issue> = {
  name: 'issues',
  text,
  list: listKeys.issues,
  lists: [listKeys.issues, listKeys.outbox, listKeys.subscribers, listKeys.activity],
  forms: { add: 'add-issue', edit: 'edit-issue' },
  sorts: [{ id: 'newest', label: text.newest }],
  keyOf: ({ _id }) => _id,
  labelOf: ({ subject }) => subject,
  textOf: ({ subject, blocks }) =>
    [subject, ...blocks.map((block) => ('text' in block ? block.text : ''))].join('\n'),
  load: ({ call }, options) => issuesCalls(call).list(options),
  remove: ({ call }, id) => issuesCalls(call).delete(id),
  saysWhy: true,
};
