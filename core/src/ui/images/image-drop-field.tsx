import { Button, Input } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import { IconCamera, IconPhoto, IconX } from '@tabler/icons-react';
import {
  type ChangeEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
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
      <span>{takesPaste ? messages.image.dropOrPaste : messages.image.drop}</span>
    </div>
  );
}

interface DropZoneProps {
  readonly id: string;
  readonly filled: boolean;
  readonly compact: boolean | undefined;
  readonly invalid: boolean;
  readonly describedBy: string;
  readonly required: boolean | undefined;
  readonly disabled: boolean | undefined;
  onPick(file: File): void;
  readonly children: ReactNode;
}

/**
 * The browser's own file input, laid invisibly over the whole zone: it takes clicks, keys and dropped
 * files by itself, and works with every assistive technology.
 */
function DropZone(props: DropZoneProps) {
  const { id, filled, compact, invalid, describedBy, required, disabled, onPick, children } = props;
  const [over, setOver] = useState(false);
  const leave = (): void => setOver(false);
  const input = usePickedEarly(onPick);
  return (
    <div
      className={classes.zone}
      data-over={over || undefined}
      data-filled={filled || undefined}
      data-compact={compact || undefined}
      data-invalid={invalid || undefined}
    >
      {children}
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        className={classes.input}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required}
        disabled={disabled}
        onChange={pickFrom(onPick)}
        onDragEnter={() => setOver(true)}
        onDragLeave={leave}
        onDrop={leave}
      />
    </div>
  );
}

/** Phones offer their camera; the style sheet hides this from devices with a mouse. */
function CameraButton({ describedBy, onPick }: Pick<DropZoneProps, 'describedBy' | 'onPick'>) {
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.camera}>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconCamera size={18} aria-hidden="true" />}
        aria-describedby={describedBy}
        onClick={() => camera.current?.click()}
      >
        {messages.image.takePhoto}
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={pickFrom(onPick)}
      />
    </div>
  );
}

/** Hands on the picked file, and empties the input so that the same file can be picked again. */
function handOn(input: HTMLInputElement, onPick: (file: File) => void): void {
  const file = input.files?.[0];
  input.value = '';
  if (file) onPick(file);
}

function pickFrom(onPick: (file: File) => void) {
  return ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => handOn(currentTarget, onPick);
}

/** For an input that was served with its page: a file may be in it before the scripts run. */
function usePickedEarly(onPick: (file: File) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const look = useEffectEvent(() => {
    if (input.current) handOn(input.current, onPick);
  });
  useEffect(() => look(), []);
  return input;
}

function useBusyReport(busy: boolean, onBusyChange: ((busy: boolean) => void) | undefined): void {
  const report = useEffectEvent((now: boolean) => {
    onBusyChange?.(now);
  });
  useEffect(() => report(busy), [busy]);
}
