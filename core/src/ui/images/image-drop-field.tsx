import { Input, Progress } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { mediaSrcSet } from '../cars/car-picture.js';
import { CameraButton } from './camera-button.js';
import { DropZone } from './drop-zone.js';
import classes from './image-drop-field.module.css';
import { imageFieldMessages } from './image-messages.js';
import imagePreviewClasses from './image-preview.module.css';
import { beginPick } from './interrupted-pick.js';
import type { PickedImage } from './picked-image.js';
import readingBarClasses from './reading-bar.module.css';
import { useImageReader } from './use-image-reader.js';
import { usePastedImage } from './use-pasted-image.js';

export interface ImageDropFieldProps {
  readonly label: string;
  /** Hint about the picture; the size limit follows it. */
  readonly hint?: ReactNode;
  readonly value: PickedImage | null;
  onChange(value: PickedImage | null): void;
  /** Called when reading a file starts and ends. */
  onBusyChange?(busy: boolean): void;
  /** The form's error; the field's own problems take precedence. */
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Message for a picture over the limit, if different from the default. */
  readonly tooBig?: string;
  /** Label of the progress bar. */
  readonly busyLabel?: string;
  /** Upload progress, percent. */
  readonly sending?: number | null;
  /** Also accepts a picture from the clipboard. */
  readonly takesPaste?: boolean;
  /** Compact layout for dense forms. */
  readonly compact?: boolean;
}

/** Field for one picture: pick, drop, photograph or paste; reads, shrinks and previews it. */
export function ImageDropField(props: ImageDropFieldProps) {
  const { label, hint, value, onChange, onBusyChange, error, required, disabled, sending = null } = props;
  const id = useId();
  const { reading, read, stop } = useImageReader(label, onChange, props.tooBig);
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
        accept="image/*"
        filled={value !== null}
        compact={props.compact}
        invalid={Boolean(shownError)}
        describedBy={`${id}-description${shownError ? ` ${id}-error` : ''}`}
        required={required}
        disabled={disabled}
        onPick={read}
        onBegin={() => beginPick(label)}
      >
        {value ? <ImagePreview image={value} label={label} /> : <Invitation takesPaste={props.takesPaste} />}
        {(busy || sending !== null) && (
          <ReadingBar percent={reading.progress ?? sending ?? 0} label={props.busyLabel} />
        )}
        {(value || busy) && sending === null && !disabled && (
          <button
            type="button"
            className={classes.clear}
            aria-label={imageFieldMessages.remove}
            aria-describedby={`${id}-description`}
            onClick={clear}
          >
            <IconX size={18} aria-hidden="true" />
          </button>
        )}
      </DropZone>
      {!disabled && (
        <CameraButton describedBy={`${id}-label`} onPick={read} onBegin={() => beginPick(label)} />
      )}
    </Input.Wrapper>
  );
}

function FieldHint({ hint }: { readonly hint: ReactNode }) {
  return (
    <>
      {hint}
      {hint && ' · '}
      {imageFieldMessages.limit}
    </>
  );
}

function Invitation({ takesPaste = false }: { readonly takesPaste?: boolean | undefined }) {
  return (
    <div className={classes.invitation} aria-hidden="true">
      <IconPhoto size={34} stroke={1.4} />
      <span className={classes.byMouse}>
        {takesPaste ? imageFieldMessages.dropOrPaste : imageFieldMessages.drop}
      </span>
      <span className={classes.byTouch}>{imageFieldMessages.choose}</span>
    </div>
  );
}

function useBusyReport(busy: boolean, onBusyChange: ((busy: boolean) => void) | undefined): void {
  const report = useEffectEvent((now: boolean) => {
    onBusyChange?.(now);
  });
  useEffect(() => report(busy), [busy]);
}

interface ReadingBarProps {
  readonly percent: number;
  /** Visible label; otherwise only an accessible name. */
  readonly label?: string | undefined;
}

/** Progress bar with percentage. */
function ReadingBar({ percent, label }: ReadingBarProps) {
  return (
    <div className={readingBarClasses.root}>
      {label && <span>{label}</span>}
      <Progress.Root size="sm" radius="xl" className={readingBarClasses.bar}>
        <Progress.Section value={percent} color="amber" aria-label={label ?? imageFieldMessages.reading} />
      </Progress.Root>
      <span className={readingBarClasses.percent}>{percent}%</span>
    </div>
  );
}

/** Preview of a picked picture; its file name if the browser cannot display it. */
function ImagePreview({ image, label }: { readonly image: PickedImage; readonly label: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === image.dataUrl) {
    return (
      <p className={imagePreviewClasses.nameless}>
        {image.name}
        <br />
        {imageFieldMessages.noPreview}
      </p>
    );
  }
  return (
    <img
      src={image.dataUrl}
      srcSet={mediaSrcSet(image.dataUrl)}
      sizes="26rem"
      alt={messages.image.preview(label)}
      className={imagePreviewClasses.picture}
      onError={() => setFailed(image.dataUrl)}
    />
  );
}
