import { Button, Text } from '@mantine/core';
import type { ActivityItem } from '@quartermile/core/domain';
import { useState } from 'react';
import { formatMoment } from '../dates/format-moment.js';
import { voteAdminMessages } from './vote-messages.js';
import { VotesDialog } from './votes-dialog.js';

const text = voteAdminMessages;
const ACTIONS = new Set(['vote-burst', 'set-aside', 'bring-back']);

/** What an activity record says about votes, and a button to their view; nothing for other records. */
export function VoteAlert({ item: { action, subject, after } }: { readonly item: ActivityItem }) {
  const [isOpen, setOpen] = useState(false);
  if (!ACTIONS.has(action)) return null;
  const words = action === 'vote-burst' ? burstWords(after) : null;
  return (
    <div>
      {words && <Text size="sm">{words}</Text>}
      <Button variant="light" size="sm" mt={4} onClick={() => setOpen(true)}>
        {text.show}
      </Button>
      {isOpen && <VotesDialog entryId={subject.id} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The burst in a sentence. Records may have lost their values by the erasure of personal data. */
function burstWords(after: unknown): string | null {
  const { votes, usual, from, to } = (after ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof votes !== 'number' || typeof usual !== 'number') return null;
  return text.alert(votes, usual, formatMoment(String(from)), formatMoment(String(to)));
}
