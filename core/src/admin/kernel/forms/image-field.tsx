import type { UseFormReturnType } from '@mantine/form';
import { ImageDropField, type PickedImage } from '@quartermile/core/ui';
import type { ReactNode } from 'react';
import { formMessages } from './form-messages.js';

export interface ImageFieldProps {
  readonly label: string;
  /** What the picture should show. The size limit is appended. */
  readonly hint?: string;
  readonly value: PickedImage | null;
  onChange(value: PickedImage | null): void;
  /** Called when reading a file starts and ends. */
  onBusyChange?(busy: boolean): void;
  readonly error?: ReactNode;
  readonly required?: boolean;
  /** Custom message for a picture over the size limit. */
  readonly tooBig?: string;
  /** Upload progress of the form, percent. */
  readonly sentPercent?: number | null;
}

/** The dashboard's field for one picture, by file dialog, drag and drop or paste. Shows the upload progress. */
export function ImageField({ sentPercent = null, ...field }: ImageFieldProps) {
  return (
    <ImageDropField
      {...field}
      compact
      takesPaste
      busyLabel={formMessages.uploading}
      sending={field.value && sentPercent}
    />
  );
}

/** Wraps the path of a stored picture as the initial value of a form. */
export function storedImage(path: string | null): PickedImage | null {
  return path === null ? null : { dataUrl: path, name: '' };
}

/** Returns the `ImageField` props for a form field. */
export function imageInput<Values extends object>(
  form: UseFormReturnType<Values>,
  field: keyof Values & string,
) {
  const { value, onChange, error } = form.getInputProps(field as never) as {
    value: PickedImage | null;
    onChange(value: PickedImage | null): void;
    error?: ReactNode;
  };
  return { value, onChange, error };
}
