import { Input } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { CameraButton } from './camera-button.js';
import { DropZone } from './drop-zone.js';
import classes from './image-drop-field.module.css';
import { ImagePreview } from './image-preview.js';
import type { PickedImage } from './picked-image.js';
import { ReadingBar } from './reading-bar.js';
import { useImageReader } from './use-image-reader.js';
import { usePastedImage } from './use-pasted-image.js';

export interface ImageDropFieldProps {
  readonly label: string;
  /** What the picture should show; the size limit is said after it. */
  readonly hint?: ReactNode;
  readonly value: PickedImage | null;
  onChange(value: PickedImage | null): void;
  /** Told when the reading of a file begins and when it ends. */
  onBusyChange?(busy: boolean): void;
  /** What the form says is wrong; the field's own problems go before it. */
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Said of a picture over the limit, where the field has words of its own. */
  readonly tooBig?: string;
  /** Stands beside the bar while a file is read or sent. */
  readonly busyLabel?: string;
  /** How much of the picture is sent, percent. */
  readonly sending?: number | null;
  /** Also takes a picture from the clipboard. */
  readonly takesPaste?: boolean;
  /** Takes little room, as in a dense form. */
  readonly compact?: boolean;
}

/** A field for one picture: pick it, drop it or take it; it is read, shrunk, and shown. */
export function ImageDropField(props: ImageDropFieldProps) {
  const { label, hint, value, onChange, onBusyChange, error, required, disabled, sending = null } = props;
  const id = useId();
  const { reading, read, stop } = useImageReader(onChange, props.tooBig);
  const busy = reading.progress !== null;
  useBusyReport(busy, onBusyChange);
  usePastedImage(id, props.takesPaste && !disabled ? read : null);
  const shownError = reading.problem ?? error;

  const clear = (): void => {
    stop();
    onChange(null);
    document.getElementById(id)?.focus();
  };

  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={<FieldHint hint={hint} />}
      error={shownError}
      required={required}
      errorProps={{ role: 'alert' }}
    >
      <DropZone
        id={id}
        filled={value !== null}
        compact={props.compact}
        invalid={Boolean(shownError)}
        describedBy={`${id}-description${shownError ? ` ${id}-error` : ''}`}
        required={required}
        disabled={disabled}
        onPick={read}
      >
        {value ? <ImagePreview image={value} label={label} /> : <Invitation takesPaste={props.takesPaste} />}
        {(busy || sending !== null) && (
          <ReadingBar percent={reading.progress ?? sending ?? 0} label={props.busyLabel} />
        )}
        {(value || busy) && sending === null && !disabled && (
          <button
            type="button"
            className={classes.clear}
            aria-label={messages.image.remove}
            aria-describedby={`${id}-description`}
            onClick={clear}
          >
            <IconX size={18} aria-hidden="true" />
          </button>
        )}
      </DropZone>
      {!disabled && <CameraButton describedBy={`${id}-label`} onPick={read} />}
    </Input.Wrapper>
  );
}

function FieldHint({ hint }: { readonly hint: ReactNode }) {
  return (
    <>
      {hint}
      {hint && ' · '}
      {messages.image.limit}
    </>
  );
}

function Invitation({ takesPaste = false }: { readonly takesPaste?: boolean | undefined }) {
  return (
    <div className={classes.invitation} aria-hidden="true">
      <IconPhoto size={34} stroke={1.4} />
      <span className={classes.byMouse}>{takesPaste ? messages.image.dropOrPaste : messages.image.drop}</span>
      <span className={classes.byTouch}>{messages.image.choose}</span>
    </div>
  );
}

function useBusyReport(busy: boolean, onBusyChange: ((busy: boolean) => void) | undefined): void {
  const report = useEffectEvent((now: boolean) => {
    onBusyChange?.(now);
  });
  useEffect(() => report(busy), [busy]);
}
