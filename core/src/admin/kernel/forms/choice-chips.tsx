import { useId } from 'react';
import classes from './choice-chips.module.css';

export interface ChoiceChipsProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  onChange(value: string): void;
}

/** One of a few choices, each of which takes one tap: radio buttons that look like chips. */
export function ChoiceChips({ label, choices, value, onChange }: ChoiceChipsProps) {
  const name = useId();
  return (
    <div className={classes.chips}>
      <span aria-hidden="true" className={classes.label}>
        {label}
      </span>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.chip}>
          <input
            type="radio"
            name={name}
            className={classes.input}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
