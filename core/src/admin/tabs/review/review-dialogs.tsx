import { type AdminCar, DEFAULT_REVIEW_TEXTS } from '@quartermile/core/domain';
import { useReviewTexts } from '../../kernel/lists/use-review-texts.js';
import type { Selection } from '../../kernel/lists/use-selection.js';
import type { ApprovalDoubts } from './approval/approval-doubts.js';
import { ApprovalDoubtsDialog } from './approval/approval-doubts-dialog.js';
import { AskDialog } from './ask-dialog.js';
import { CarDetailsModal } from './card/car-details-modal.js';
import { CorrectDialog } from './edit/correct-dialog.js';
import { KeysHelp } from './keys/keys-help.js';
import type { ReviewDialog } from './keys/use-review-keys.js';
import { RejectDialog } from './reject-dialog.js';
import type { SlipView } from './slip/slip-view.js';
import type { ReviewControls } from './use-review-queue.js';

export interface ReviewDialogsProps {
  readonly queue: ReviewControls;
  /** The marked cars that can be approved together. */
  readonly approvable: readonly AdminCar[];
  /** What speaks against the approval of cars. */
  doubtsOf(cars: readonly AdminCar[]): readonly ApprovalDoubts[];
  /** Approves cars without a confirmation. */
  approveNow(cars: readonly AdminCar[]): void;
  /** Cars selected to be approved or rejected together. */
  readonly marks: Selection<AdminCar>;
  slipOf(car: AdminCar): SlipView | null;
  readonly dialog: ReviewDialog;
  setDialog(dialog: ReviewDialog): void;
  readonly keysEnabled: boolean;
  onKeysEnabledChange(enabled: boolean): void;
}

/** The dialogs of the moderation queue. */
export function ReviewDialogs(props: ReviewDialogsProps) {
  const { queue, marks, dialog, setDialog } = props;
  const { selected, actions } = queue;
  const { reasons, questions } = useReviewTexts().data ?? DEFAULT_REVIEW_TEXTS;
  const close = (): void => setDialog(null);
  if (dialog === 'keys') {
    return (
      <KeysHelp enabled={props.keysEnabled} onEnabledChange={props.onKeysEnabledChange} onClose={close} />
    );
  }
  if (dialog === 'reject marked' && marks.items.length > 0) {
    return <RejectDialog cars={marks.items} reasons={reasons} actions={actions} onClose={close} />;
  }
  if (dialog === 'reject' && selected) {
    return <RejectDialog cars={[selected]} reasons={reasons} actions={actions} onClose={close} />;
  }
  if (dialog === 'correct' && selected)
    return <CorrectDialog key={selected._id} car={selected} actions={actions} onClose={close} />;
  if (dialog === 'ask' && selected)
    return <AskDialog car={selected} questions={questions} actions={actions} onClose={close} />;
  if ((dialog === 'approve' && selected) || dialog === 'approve marked') {
    const decided = dialog === 'approve' && selected ? [selected] : props.approvable;
    const approve = (): void => props.approveNow(decided);
    return <ApprovalDoubtsDialog doubts={props.doubtsOf(decided)} onApprove={approve} onClose={close} />;
  }
  if (dialog !== 'details' || !selected) return null;
  return (
    <CarDetailsModal
      car={selected}
      queue={queue}
      slip={props.slipOf(selected)}
      onReject={() => setDialog('reject')}
      onClose={close}
    />
  );
}
