import { Box, TextInput } from '@mantine/core';
import { EVIDENCE_KINDS, type EvidenceField, messages } from '@quartermile/core/domain';
import type { ReactNode } from 'react';
import { ChoiceChips } from '../../forms/choice-chips.js';
import { AutoGrid } from '../../layout/auto-grid.js';
import type { EvidenceValues } from './evidence-values.js';

const { labels } = messages.evidenceTerms;
const text = messages.evidence;
const choices = ['' as const, ...EVIDENCE_KINDS].map((value) => ({
  value,
  label: value ? labels[value] : text.none,
}));

export interface EvidenceChipsProps {
  /** Name of the car, for screen readers. */
  readonly carName: string;
  readonly values: EvidenceValues;
  readonly errors?: Readonly<Partial<Record<EvidenceField, ReactNode>>>;
  onChange(values: EvidenceValues): void;
}

/** What shows the time of a run: one tap for each kind, and the source of a reference. */
export function EvidenceChips({ carName, values, errors, onChange }: EvidenceChipsProps) {
  const propsOf = (field: Exclude<EvidenceField, 'evidence'>) => ({
    label: text.labels[field],
    value: values[field],
    error: errors?.[field],
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onChange({ ...values, [field]: currentTarget.value }),
  });
  return (
    <Box component="fieldset" bd={0} m={0} p={0} miw={0} aria-label={text.evidenceOf(carName)}>
      <ChoiceChips
        label={text.labels.evidence}
        choices={choices}
        value={values.evidence}
        onChange={(chosen) => onChange({ ...values, evidence: chosen as EvidenceValues['evidence'] })}
      />
      {values.evidence === 'reference' && (
        <AutoGrid min="13rem" maw="52rem" mt="sm">
          <TextInput required placeholder={text.sourcePlaceholder} {...propsOf('evidenceSource')} />
          <TextInput type="date" {...propsOf('evidenceDate')} />
          <TextInput type="url" placeholder={text.linkPlaceholder} {...propsOf('evidenceLink')} />
        </AutoGrid>
      )}
    </Box>
  );
}
