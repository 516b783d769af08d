import { TIME_TEXT_MAX_LENGTH } from '@quartermile/core/domain';
import { useEffect, useRef } from 'react';
import { placeMessages as texts } from '../../../placing/ghost-messages.js';
import classes from '../board-filters.module.css';

/** Texts that are worth a request while they are typed: nothing, two digits, or a decimal. */
const IS_TYPED = /^\s*$|\d\d|[.,]\d/;

export interface TimeFieldProps {
  /** The time in the address; empty for what is none. */
  readonly time: string | undefined;
  /** Called while a time is typed. */
  onType(): void;
  /** Called when the field is left. */
  onLeave(): void;
}

/** The field of "Where would I place?" among the filters of a board. */
export function TimeField({ time, onType, onLeave }: TimeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // Changed by a link or by Back. A text that is no time stays as it was typed.
  useEffect(() => {
    const input = field.current;
    if (input && document.activeElement !== input && time !== '') input.value = time ?? '';
  }, [time]);
  return (
    <input
      ref={field}
      name="time"
      className={classes.field}
      inputMode="decimal"
      autoComplete="off"
      aria-label={texts.title}
      placeholder={texts.title}
      maxLength={TIME_TEXT_MAX_LENGTH}
      defaultValue={time}
      onChange={({ currentTarget }) => IS_TYPED.test(currentTarget.value) && onType()}
      onBlur={onLeave}
    />
  );
}
