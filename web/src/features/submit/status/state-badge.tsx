import { type SubmissionState, submissionMessages } from '@quartermile/core/domain';
import {
  type Icon,
  IconArrowBackUp,
  IconCheck,
  IconHourglass,
  IconMessageQuestion,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import shared from '../../../styles/shared.module.css';

const signs: Readonly<Record<SubmissionState, Icon>> = {
  pending: IconHourglass,
  information_needed: IconMessageQuestion,
  approved: IconCheck,
  rejected: IconX,
  withdrawn: IconArrowBackUp,
  removed: IconTrash,
};

const tones: Readonly<Partial<Record<SubmissionState, string>>> = {
  information_needed: 'accent',
  approved: 'go',
  rejected: 'danger',
};

/** The state of a submission in a word, with its sign. Changes are announced. */
export function StateBadge({ state }: { readonly state: SubmissionState }) {
  const Sign = signs[state];
  return (
    <p className={shared.pill} data-tone={tones[state] ?? 'steel'} role="status">
      <Sign size={20} stroke={2.2} aria-hidden="true" />
      {submissionMessages.states[state]}
    </p>
  );
}
