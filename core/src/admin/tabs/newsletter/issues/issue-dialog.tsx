import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { issuesCalls } from '@quartermile/core/client';
import { ISSUE_RATE_DEFAULT, type Issue, issueAddSchema } from '@quartermile/core/domain';
import { useState } from 'react';
import { ContentDialog } from '../../../kernel/content/content-dialog.js';
import type { ContentFormProps } from '../../../kernel/content/content-tab.js';
import { PublishAtField, plannedNote, publishAtValue } from '../../../kernel/content/publish-at.js';
import { useContentForm } from '../../../kernel/content/use-content-form.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { asSeen } from '../../../kernel/forms/as-seen.js';
import { BlockList } from './block-list.js';
import { issueKind } from './issue-kind.js';
import { issueAdminMessages } from './issue-messages.js';
import { type IssueValues, toIssuePayload, toIssueValues } from './issue-values.js';

const text = issueAdminMessages;
const problemsOf = schemaResolver(issueAddSchema, { sync: true });

/** Writes a newsletter or edits its draft. */
export function IssueDialog({ edited, onClose }: ContentFormProps<Issue>) {
  const state = useIssueForm(edited, onClose);
  const { form } = state;
  const label = form.values.publishAt ? text.schedule : undefined;
  return (
    <ContentDialog kind={issueKind} edited={edited} state={state} label={label} size="lg" onClose={onClose}>
      <TextInput label={text.subject} required data-autofocus {...form.getInputProps('subject')} />
      <BlockList state={state} />
      <TextInput
        label={text.rate}
        description={text.rateHint}
        inputMode="numeric"
        required
        {...form.getInputProps('perMinute')}
      />
      <PublishAtField
        label={text.sendAt}
        description={text.sendAtHint}
        {...form.getInputProps('publishAt')}
      />
    </ContentDialog>
  );
}

function useIssueForm(edited: Issue | null, onSent: () => void) {
  const { client } = useDashboard().host;
  const calls = issuesCalls(client.call);
  const [initialValues] = useState<IssueValues>(() => toIssueValues(edited, ISSUE_RATE_DEFAULT));
  return useContentForm<Issue, IssueValues, Issue>(issueKind, {
    edited,
    initialValues,
    edits: edited && { item: edited, valuesOf: (issue) => toIssueValues(issue, ISSUE_RATE_DEFAULT) },
    validate: (values) => problemsOf(toIssuePayload(values)),
    call: (values, options, seen) => {
      const { publishAt, ...typed } = toIssuePayload(values);
      if (!seen) return calls.add({ ...typed, publishAt }, options);
      const isMoved = values.publishAt !== publishAtValue(seen.publishAt);
      return calls.update(seen._id, asSeen({ ...typed, ...(isMoved && { publishAt }) }, seen), options);
    },
    doneNote: ({ publishAt }) => plannedNote(publishAt),
    fieldOf: (path) => path,
    onSent,
  });
}
