import type { AdminCar } from '@quartermile/core/domain';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import type { SlipView } from '../slip/slip-view.js';
import type { ReviewControls } from '../use-review-queue.js';
import { CarDetails } from './car-details.js';
import classes from './car-details-modal.module.css';
import { CategoryChecklist } from './category-checklist.js';
import { ChangedNote } from './changed-note.js';
import { DecisionButtons } from './decision-buttons.js';

export interface CarDetailsModalProps {
  readonly car: AdminCar;
  readonly queue: ReviewControls;
  readonly slip: SlipView | null;
  onReject(): void;
  onClose(): void;
}

/** The pictures and all details of a submission, and the decision. */
export function CarDetailsModal({ car, queue, slip, onReject, onClose }: CarDetailsModalProps) {
  return (
    <AdminDialog
      onClose={onClose}
      title={reviewMessages.detailsTitle}
      size="70rem"
      focusAfter={selectedCardOr}
    >
      <ChangedNote car={car} />
      <CarDetails car={car} slip={slip} />
      <div className={classes.foot}>
        <CategoryChecklist car={car} ticked={queue.categoriesOf(car)} actions={queue.actions} withKeys />
        <div className={classes.decide}>
          <DecisionButtons car={car} actions={queue.actions} onReject={onReject} />
        </div>
      </div>
    </AdminDialog>
  );
}

/** The selected card, if the focus was in another one: focusing that would select it again. */
function selectedCardOr(before: HTMLElement): HTMLElement {
  const card = before
    .closest('[data-review-queue]')
    ?.querySelector<HTMLElement>('article[aria-current=true]');
  return card && !card.contains(before) ? card : before;
}
