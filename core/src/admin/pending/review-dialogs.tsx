import type { AdminCar } from '@quartermile/core/domain';
import { CarDetailsModal } from './car-details-modal.js';
import { KeysHelp } from './keys-help.js';
import { RejectDialog } from './reject-dialog.js';
import type { ReviewDialog } from './use-review-keys.js';
import type { ReviewDesk } from './use-review-queue.js';

export interface ReviewDialogsProps {
  readonly cars: readonly AdminCar[];
  readonly desk: ReviewDesk;
  readonly marked: readonly AdminCar[];
  hintsFor(car: AdminCar): readonly string[];
  readonly dialog: ReviewDialog;
  setDialog(dialog: ReviewDialog): void;
  readonly keysEnabled: boolean;
  onKeysEnabledChange(enabled: boolean): void;
}

/** What lies over the moderation queue. */
export function ReviewDialogs(props: ReviewDialogsProps) {
  const { cars, desk, marked, hintsFor, dialog, setDialog } = props;
  const { selected, actions } = desk;
  const close = (): void => setDialog(null);
  if (dialog === 'keys') {
    return (
      <KeysHelp enabled={props.keysEnabled} onEnabledChange={props.onKeysEnabledChange} onClose={close} />
    );
  }
  if (dialog === 'reject marked' && marked.length > 0) {
    return <RejectDialog cars={marked} actions={actions} onClose={close} />;
  }
  if (dialog === 'reject' && selected) {
    return <RejectDialog cars={[selected]} actions={actions} onClose={close} />;
  }
  if (dialog !== 'details' || !selected) return null;
  return (
    <CarDetailsModal
      car={selected}
      cars={cars}
      desk={desk}
      hints={hintsFor(selected)}
      onReject={() => setDialog('reject')}
      onClose={close}
    />
  );
}
