import { messages } from '@quartermile/core/domain';
import { useState } from 'react';
import { contentDraft } from '../../../kernel/content/content-kind.js';
import { sponsorKind } from '../../../kernel/content/kinds/sponsor-kind.js';
import { useContent } from '../../../kernel/content/use-content.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { FormBesideList } from '../../../kernel/forms/form-beside-list.js';
import { useLeave } from '../../../kernel/forms/leave-guard.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { SponsorForm } from './sponsor-form.js';
import { SponsorGrid } from './sponsor-grid.js';

/** Sponsor Management: one form to add and edit, and the current sponsors. */
export function SponsorsTab() {
  const { drafts } = useDashboard();
  const leave = useLeave();
  const sponsors = useContent(sponsorKind);
  const [editedId, setEditedId] = useState(() => drafts.subjectOf(sponsorKind.forms.edit));
  // The sponsor may have been deleted while it was edited.
  const edited = sponsors.data?.find(({ _id }) => _id === editedId) ?? null;
  const form = (
    <SponsorForm key={edited?._id ?? 'add'} sponsor={edited} onEditEnd={() => setEditedId(null)} />
  );
  return (
    <FormBesideList form={form}>
      <LoadedList query={sponsors} failed={messages.sponsors.failed} rowHeight={220}>
        {(loaded) => (
          <SponsorGrid
            sponsors={loaded}
            onEdit={({ _id }) => leave(() => setEditedId(_id), contentDraft(sponsorKind, edited))}
          />
        )}
      </LoadedList>
    </FormBesideList>
  );
}
