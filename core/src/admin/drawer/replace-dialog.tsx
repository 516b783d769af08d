import { Stack } from '@mantine/core';
import type { AdminCar, CarPictureField } from '@quartermile/core/domain';
import { EditActions, EditDialog } from '../kernel/forms/edit-dialog.js';
import { ImageField } from '../kernel/forms/image-field.js';
import { pictureForms } from './drawer-forms.js';
import { drawerMessages } from './drawer-messages.js';
import { usePictureReplacement } from './use-picture-replacement.js';

const text = drawerMessages;

export interface ReplaceDialogProps {
  readonly car: AdminCar;
  readonly field: CarPictureField;
  /** What the picture shows. */
  readonly label: string;
  onClose(): void;
}

/** Picks another picture of a run and sends it. The dialog remains open with the picture if the request fails. */
export function ReplaceDialog({ car, field, label, onClose }: ReplaceDialogProps) {
  const { formProps, busy, conflict, isReading, input, discard } = usePictureReplacement(car, field, onClose);
  const cancel = (): void => {
    discard();
    onClose();
  };
  return (
    <EditDialog
      title={text.replaceTitle(label, car.name)}
      name={{ form: pictureForms[field], subject: car._id }}
      onClose={onClose}
    >
      <form {...formProps}>
        <Stack gap="md">
          <ImageField label={label} required {...input} />
          <EditActions
            label={text.save}
            busyLabel={text.saving}
            busy={busy}
            conflict={conflict}
            disabled={isReading || input.value === null}
            onCancel={cancel}
          />
        </Stack>
      </form>
    </EditDialog>
  );
}
