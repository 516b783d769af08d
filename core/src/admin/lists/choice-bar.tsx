import { Button, Group } from '@mantine/core';
import { formatCount } from '@quartermile/core/domain';

export interface ChoiceBarProps<Id extends string> {
  /** What is chosen here, for those who cannot see it. */
  readonly label: string;
  readonly choices: readonly { readonly id: Id; readonly label: string; readonly count?: number }[];
  readonly value: Id;
  onChange(id: NoInfer<Id>): void;
}

/** A few parts of a list side by side, one of which shows; each may tell how much is in it. */
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
