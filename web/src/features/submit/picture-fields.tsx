import { messages } from '@quartermile/core/domain';
import { ImageDropField } from '@quartermile/core/ui';
import { useRef } from 'react';
import { fieldProps, type SubmissionForm } from './use-submission-form.js';

const { submit } = messages;

export interface PictureFieldsProps {
  readonly form: SubmissionForm;
  /** Told whether any picture is being read. */
  onReadingChange(reading: boolean): void;
}

/** The car and the proof. */
export function PictureFields({ form, onReadingChange }: PictureFieldsProps) {
  const reading = useRef({ image: false, proofImage: false });
  const track = (field: 'image' | 'proofImage') => (busy: boolean) => {
    reading.current[field] = busy;
    onReadingChange(reading.current.image || reading.current.proofImage);
  };
  return (
    <>
      <ImageDropField
        label={submit.image}
        hint={submit.imageHint}
        required
        {...fieldProps(form, 'image', 'at-once')}
        onBusyChange={track('image')}
      />
      <ImageDropField
        label={submit.proofImage}
        hint={submit.proofImageHint}
        required
        {...fieldProps(form, 'proofImage', 'at-once')}
        onBusyChange={track('proofImage')}
      />
    </>
  );
}
