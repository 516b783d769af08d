import { messages, pageRoutes } from '@quartermile/core/domain';
import { ImageDropField, type PickedImage } from '@quartermile/core/ui';
import { useRef } from 'react';
import { shellMessages } from '../../shell/shell-messages.js';
import shared from '../../styles/shared.module.css';
import { keepPicture } from './picture-draft.js';
import formClasses from './submission-form.module.css';
import type { PictureField } from './submission-values.js';
import { submitMessages } from './submit-messages.js';
import { fieldProps, type SubmissionForm } from './use-submission-form.js';

const submit = submitMessages;
const SAME_TWICE =
  'You chose the same picture twice. That is fine if it shows both: your car, and the time on the slip or display.';

export interface PictureFieldsProps {
  readonly form: SubmissionForm;
  /** Called when the reading of pictures starts or ends. */
  onReadingChange(reading: boolean): void;
}

/** Fields for the pictures of the car and of the proof. */
export function PictureFields({ form, onReadingChange }: PictureFieldsProps) {
  const reading = useRef({ image: false, proofImage: false });
  const track = (name: PictureField) => (busy: boolean) => {
    reading.current[name] = busy;
    onReadingChange(reading.current.image || reading.current.proofImage);
  };
  const field = (name: PictureField) => {
    const { value, error, onChange } = fieldProps(form, name, 'at-once');
    const change = (picture: PickedImage | null): void => {
      onChange(picture);
      void keepPicture(name, picture);
    };
    return { value, error, onChange: change, onBusyChange: track(name), required: true };
  };
  const { image, proofImage } = form.values;
  return (
    <>
      <ImageDropField label={messages.carLabels.image} hint={submit.imageHint} {...field('image')} />
      <ImageDropField
        label={messages.carLabels.proofImage}
        hint={
          <>
            {submit.proofImageHint} ·{' '}
            <a href={pageRoutes.rules} target="_blank" rel="noopener">
              {shellMessages.rules}
            </a>
          </>
        }
        {...field('proofImage')}
      />
      <p role="status" className={`${shared.note} ${formClasses.hint} ${formClasses.wide}`}>
        {image && image.dataUrl === proofImage?.dataUrl && SAME_TWICE}
      </p>
    </>
  );
}
