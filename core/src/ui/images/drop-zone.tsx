import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './image-drop-field.module.css';
import { handOn, pickFrom } from './pick-file.js';

export interface DropZoneProps {
  readonly id: string;
  /** The types of files. */
  readonly accept: string;
  readonly filled?: boolean;
  readonly compact: boolean | undefined;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled: boolean | undefined;
  onPick(file: File): void;
  /** Called when the file dialog or the camera opens. */
  onBegin?(): void;
  readonly children: ReactNode;
}

/**
 * The native file input, invisible over the whole zone: it handles clicks, keys and dropped files, and works with
 * assistive technology.
 */
export function DropZone(props: DropZoneProps) {
  const { id, accept, filled, compact, invalid, describedBy, required, disabled, onPick, onBegin, children } =
    props;
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
        accept={accept}
        className={classes.input}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required}
        disabled={disabled}
        onClick={onBegin}
        onChange={pickFrom(onPick)}
        onDragEnter={() => setOver(true)}
        onDragLeave={leave}
        onDrop={leave}
      />
    </div>
  );
}

/** A server-rendered input may have a file before hydration. */
function usePickedEarly(onPick: (file: File) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const look = useEffectEvent(() => {
    if (input.current) handOn(input.current, onPick);
  });
  useEffect(() => look(), []);
  return input;
}
