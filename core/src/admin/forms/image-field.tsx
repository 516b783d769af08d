import type { UseFormReturnType } from '@mantine/form';
import { adminMessages } from '@quartermile/core/domain';
import { ImageDropField, type PickedImage } from '@quartermile/core/ui';
import type { ReactNode } from 'react';

export interface ImageFieldProps {
  readonly label: string;
  /** What the picture should show; the size limit is said after it. */
  readonly hint?: string;
  readonly value: PickedImage | null;
  onChange(value: PickedImage | null): void;
  /** Told when the reading of a file begins and when it ends. */
  onBusyChange?(busy: boolean): void;
  readonly error?: ReactNode;
  readonly required?: boolean;
  /** Said of a picture over the limit, where this field has words of its own. */
  readonly tooBig?: string;
  /** How much of the form is sent, percent. */
  readonly sentPercent?: number | null;
}

/** The dashboard's field for one picture: pick it, drop it, paste it; it shows how far its way is. */
export function ImageField({ sentPercent = null, ...field }: ImageFieldProps) {
  return (
    <ImageDropField
      {...field}
      compact
      takesPaste
      busyLabel={adminMessages.forms.uploading}
      sending={field.value && sentPercent}
    />
  );
}

/** A picture that the server has already, for a form that may replace it. */
export function storedImage(path: string | null): PickedImage | null {
  return path === null ? null : { dataUrl: path, name: '' };
}

/** A form's own field of a picture: what `ImageField` takes for it. */
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
