import { Button, Group } from '@mantine/core';
import { formatCount } from '@quartermile/core/domain';

export interface ChoiceBarProps<Id extends string> {
  /** Label for screen readers. */
  readonly label: string;
  readonly choices: readonly { readonly id: Id; readonly label: string; readonly count?: number }[];
  readonly value: Id;
  onChange(id: NoInfer<Id>): void;
}

/** A segmented control that selects a part of a list. Each option can show a count. */
export function ChoiceBar<Id extends string>({ label, choices, value, onChange }: ChoiceBarProps<Id>) {
  return (
    <Group gap="xs" role="group" aria-label={label}>
      {choices.map((choice) => (
        <Button
          key={choice.id}
          size="sm"
          variant={choice.id === value ? 'light' : 'default'}
          aria-pressed={choice.id === value}
          onClick={() => onChange(choice.id)}
        >
          {choice.label}
          {choice.count !== undefined && ` (${formatCount(choice.count)})`}
        </Button>
      ))}
    </Group>
  );
}
