import type { PastEvent } from '@quartermile/core/domain';
import { useState } from 'react';
import { ContentDialog } from '../../../kernel/content/content-dialog.js';
import { pastEventKind } from '../../../kernel/content/kinds/past-event-kind.js';
import { useContentForm } from '../../../kernel/content/use-content-form.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { asSeen } from '../../../kernel/forms/as-seen.js';
import { PastEventFields } from './past-event-fields.js';
import {
  type PastEventFormValues,
  pastEventProblems,
  toPastEventChanges,
  toPastEventFormValues,
} from './past-event-form-values.js';

export interface PastEventDialogProps {
  /** The edited event; null for a new one. */
  readonly edited: PastEvent | null;
  onClose(): void;
}

/** Adds or edits a past event: its texts and its picture. */
export function PastEventDialog({ edited, onClose }: PastEventDialogProps) {
  const state = usePastEventForm(edited, onClose);
  return (
    <ContentDialog kind={pastEventKind} edited={edited} state={state} size="lg" onClose={onClose}>
      <PastEventFields state={state} />
    </ContentDialog>
  );
}

const changesOf = (values: PastEventFormValues, seen: PastEvent) =>
  toPastEventChanges(values, toPastEventFormValues(seen));

function usePastEventForm(edited: PastEvent | null, onSent: () => void) {
  const { client } = useDashboard().host;
  const [initialValues] = useState(() => toPastEventFormValues(edited));
  return useContentForm(pastEventKind, {
    edited,
    initialValues,
    edits: edited && { item: edited, valuesOf: toPastEventFormValues },
    validate: pastEventProblems,
    call: (values, options, seen) => {
      const { image, ...fields } = values;
      return seen
        ? client.pastEvents.update(seen._id, asSeen(changesOf(values, seen), seen), options)
        : client.pastEvents.add({ ...fields, image: image?.dataUrl ?? null }, options);
    },
    onSent,
  });
}
