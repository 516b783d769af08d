import type { AdminCar } from '@quartermile/core/domain';
import { CarEditForm } from '../../../kernel/cars/edit/car-edit-form.js';
import { isRequiredIn, useCarUpdate } from '../../../kernel/cars/edit/use-car-update.js';
import { EditActions, EditDialog } from '../../../kernel/forms/edit-dialog.js';
import { approvedMessages } from '../../../kernel/messages/board-messages.js';

const text = approvedMessages;
const FORM = 'edit-car';

export interface EditCarDialogProps {
  readonly car: AdminCar;
  onClose(): void;
}

/** Edits the submitted values of an approved car. The dialog remains open if the request fails. */
export function EditCarDialog({ car, onClose }: EditCarDialogProps) {
  const state = useCarUpdate(car, FORM, onClose);
  const cancel = (): void => {
    state.discard();
    onClose();
  };
  return (
    <EditDialog title={text.editTitle} name={{ form: FORM, subject: car._id }} onClose={onClose}>
      <CarEditForm state={state} isRequired={isRequiredIn(car)}>
        <EditActions
          label={text.update}
          busyLabel={text.updating}
          busy={state.busy}
          conflict={state.conflict}
          onCancel={cancel}
        />
      </CarEditForm>
    </EditDialog>
  );
}
