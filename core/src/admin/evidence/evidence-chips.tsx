import { TextInput } from '@mantine/core';
import { EVIDENCE_KINDS, type EvidenceField, messages } from '@quartermile/core/domain';
import { type ReactNode, useId } from 'react';
import classes from './evidence-chips.module.css';
import type { EvidenceValues } from './evidence-values.js';

const { labels } = messages.evidenceTerms;
const text = messages.evidence;

export interface EvidenceChipsProps {
  /** Name of the car, for screen readers. */
  readonly carName: string;
  readonly values: EvidenceValues;
  readonly errors?: Readonly<Partial<Record<EvidenceField, ReactNode>>>;
  onChange(values: EvidenceValues): void;
}

/** What shows the time of a run: one tap for each kind, and the source of a reference. */
export function EvidenceChips({ carName, values, errors, onChange }: EvidenceChipsProps) {
  const name = useId();
  const propsOf = (field: Exclude<EvidenceField, 'evidence'>) => ({
    label: text.labels[field],
    value: values[field],
    error: errors?.[field],
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onChange({ ...values, [field]: currentTarget.value }),
  });
  return (
    <fieldset className={classes.root} aria-label={text.evidenceOf(carName)}>
      <div className={classes.chips}>
        <span aria-hidden="true" className={classes.label}>
          {text.labels.evidence}
        </span>
        {(['', ...EVIDENCE_KINDS] as const).map((kind) => (
          <label key={kind} className={classes.chip}>
            <input
              type="radio"
              name={name}
              className={classes.input}
              checked={values.evidence === kind}
              onChange={() => onChange({ ...values, evidence: kind })}
            />
            {kind ? labels[kind] : text.none}
          </label>
        ))}
      </div>
      {values.evidence === 'reference' && (
        <div className={classes.reference}>
          <TextInput required placeholder={text.sourcePlaceholder} {...propsOf('evidenceSource')} />
          <TextInput type="date" {...propsOf('evidenceDate')} />
          <TextInput type="url" placeholder={text.linkPlaceholder} {...propsOf('evidenceLink')} />
        </div>
      )}
    </fieldset>
  );
}
