import { messages } from '@quartermile/core/domain';
import { CarPicture, ImageDropField } from '@quartermile/core/ui';
import shared from '../../../styles/shared.module.css';
import type { PictureField as Field } from '../submission-values.js';
import { submitMessages } from '../submit-messages.js';
import { fieldProps, type SubmissionForm } from '../use-submission-form.js';
import { submissionFormMessages } from './submission-form-messages.js';

const text = submissionFormMessages;
const SIZES = '(min-width: 48em) 24rem, calc(100vw - 4rem)';

export interface PictureFieldProps {
  readonly form: SubmissionForm;
  readonly field: Field;
  /** The present picture; without one a new picture is required. */
  readonly present?: string | null;
  /** Called when the reading of a picture starts or ends. */
  onReadingChange(field: Field, reading: boolean): void;
}

/** Field for a new picture, below the present one. */
export function PictureField({ form, field, present = null, onReadingChange }: PictureFieldProps) {
  const { value, error, onChange } = fieldProps(form, field, 'at-once');
  const label = messages.carLabels[field];
  return (
    <div className={shared.stack}>
      {present && value === null && (
        <figure className={shared.picture}>
          <CarPicture src={present} alt={text.present(label)} sizes={SIZES} fit="contain" />
          <figcaption>{text.present(label)}</figcaption>
        </figure>
      )}
      <ImageDropField
        label={label}
        hint={present ? text.pictureHint : submitMessages.proofImageHint}
        value={value}
        error={error}
        onChange={onChange}
        onBusyChange={(busy) => onReadingChange(field, busy)}
        required={!present}
      />
    </div>
  );
}
