import { Text, TextInput } from '@mantine/core';
import { worldFactsAdminMessages } from '../../kernel/messages/reference-messages.js';
import type { useWorldFactsForm } from './use-world-facts-form.js';

/** Step of the World Facts time field's arrows. */
const WORLD_FACTS_STEP_S = 0.1;

const text = worldFactsAdminMessages;

export interface WorldFactsFieldsProps {
  readonly form: Pick<ReturnType<typeof useWorldFactsForm>['form'], 'getInputProps'>;
  /** The car's own time, which precedes the World Facts time on the board. */
  readonly ownTime: string | null | undefined;
}

/** Inputs for a car's World Facts time and its source. */
export function WorldFactsFields({ form, ownTime }: WorldFactsFieldsProps) {
  return (
    <>
      <TextInput
        label={text.timeField}
        type="number"
        inputMode="decimal"
        step={WORLD_FACTS_STEP_S}
        min={0}
        required
        // Scrolling over a focused number field would change its value unnoticed.
        onWheel={({ currentTarget }) => currentTarget.blur()}
        {...form.getInputProps('worldFacts')}
      />
      <TextInput label={text.sourceField} {...form.getInputProps('source')} />
      {ownTime && (
        <Text size="sm" c="dimmed" role="note" aria-label={text.onBoard}>
          {text.ownTime(ownTime)}
        </Text>
      )}
    </>
  );
}
