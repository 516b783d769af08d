import { messages } from '@quartermile/core/domain';
import { useState } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import { FormBesideList } from '../forms/form-beside-list.js';
import { useLeave } from '../forms/leave-guard.js';
import { LoadedList } from '../lists/loaded-list.js';
import { SponsorForm } from './sponsor-form.js';
import { SponsorGrid } from './sponsor-grid.js';
import { sponsorDraft } from './use-sponsor-form.js';
import { useSponsors } from './use-sponsors.js';

/** Sponsor Management: one form that adds and edits, and the current sponsors. */
export function SponsorsTab() {
  const { drafts } = useDesk();
  const leave = useLeave();
  const sponsors = useSponsors();
  const [editedId, setEditedId] = useState(() => drafts.subjectOf('sponsor'));
  // One that was deleted meanwhile is edited no more.
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
            onEdit={({ _id }) => leave(() => setEditedId(_id), sponsorDraft(edited))}
          />
        )}
      </LoadedList>
    </FormBesideList>
  );
}
