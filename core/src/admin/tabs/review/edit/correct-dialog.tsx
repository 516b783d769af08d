import type { AdminCar } from '@quartermile/core/domain';
import { Corrections } from '../../../drawer/corrections.js';
import { CarEditForm } from '../../../kernel/cars/edit/car-edit-form.js';
import { correctionMessages } from '../../../kernel/cars/edit/correction-messages.js';
import { isRequiredInCorrection, useCarCorrection } from '../../../kernel/cars/edit/use-car-correction.js';
import { evidenceValues } from '../../../kernel/cars/evidence/evidence-values.js';
import { EditActions, EditDialog } from '../../../kernel/forms/edit-dialog.js';
import type { ReviewActions } from '../use-review-queue.js';

const text = correctionMessages;

/** Name of the form's draft. */
export const CORRECT_FORM = 'correct-car';

export interface CorrectDialogProps {
  readonly car: AdminCar;
  readonly actions: Pick<ReviewActions, 'setEvidence'>;
  onClose(): void;
}

/** Corrects a pending car before its review, the time first. The dialog remains open if the request fails. */
export function CorrectDialog({ car, actions, onClose }: CorrectDialogProps) {
  const state = useCarCorrection(car, {
    form: CORRECT_FORM,
    onSent: onClose,
    onEvidence: (changed) => actions.setEvidence(changed, evidenceValues(changed)),
  });
  const cancel = (): void => {
    state.discard();
    onClose();
  };
  return (
    <EditDialog
      title={text.title(car.name)}
      name={{ form: CORRECT_FORM, subject: car._id }}
      onClose={onClose}
    >
      <CarEditForm
        state={state}
        focus="time"
        isRequired={isRequiredInCorrection}
        before={<Corrections car={car} />}
      >
        <EditActions
          label={text.save}
          busyLabel={text.saving}
          busy={state.busy}
          conflict={state.conflict}
          onCancel={cancel}
        />
      </CarEditForm>
    </EditDialog>
  );
}
