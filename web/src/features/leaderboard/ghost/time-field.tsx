import { TIME_TEXT_MAX_LENGTH } from '@quartermile/core/domain';
import { useEffect, useRef } from 'react';
import { placeMessages as texts } from '../../../placing/ghost-messages.js';
import classes from './ghost.module.css';

/** Texts that are worth a request while they are typed: nothing, two digits, or a decimal. */
const IS_TYPED = /^\s*$|\d\d|[.,]\d/;

export interface TimeFieldProps {
  /** The time in the address; empty for what is none. */
  readonly time: string | undefined;
  /** Hidden on phones, where a note above the rows needs the line. */
  readonly isTight: boolean;
  /** Called while a time is typed. */
  onType(): void;
  /** Called when the field is left. */
  onLeave(): void;
}

/** The field of "Where would I place?" among the filters of a board. */
export function TimeField({ time, isTight, onType, onLeave }: TimeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // Changed by a link or by Back. A text that is no time stays as it was typed.
  useEffect(() => {
    const input = field.current;
    if (input && document.activeElement !== input && time !== '') input.value = time ?? '';
  }, [time]);
  return (
    <label className={classes.field} data-tight={isTight || undefined}>
      <span className={classes.label}>{texts.title}</span>
      <input
        ref={field}
        name="time"
        inputMode="decimal"
        autoComplete="off"
        placeholder={texts.time}
        maxLength={TIME_TEXT_MAX_LENGTH}
        defaultValue={time}
        onChange={({ currentTarget }) => IS_TYPED.test(currentTarget.value) && onType()}
        onBlur={onLeave}
      />
    </label>
  );
}
