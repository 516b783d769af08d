import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import classes from './submission-form.module.css';
import { submitMessages } from './submit-messages.js';

export interface FieldSuggestionProps {
  /** The suggested value; null if there is none. */
  readonly text: string | null;
  onTake(text: string): void;
}

/**
 * A button below a field's message that applies the suggested value. The live region is always mounted, so that
 * suggestions are announced.
 */
export function FieldSuggestion({ text, onTake }: FieldSuggestionProps) {
  return (
    <div role="status">
      {text !== null && (
        <Button
          variant="light"
          size="sm"
          className={classes.suggestion}
          rightSection={<IconArrowRight size={16} aria-hidden="true" />}
          onClick={() => onTake(text)}
        >
          {submitMessages.suggestion(text)}
        </Button>
      )}
    </div>
  );
}
