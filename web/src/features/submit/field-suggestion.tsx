import { Button } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import { IconArrowRight } from '@tabler/icons-react';
import classes from './field-suggestion.module.css';

export interface FieldSuggestionProps {
  /** What probably was meant; null when nobody can tell. */
  readonly text: string | null;
  onTake(text: string): void;
}

/**
 * Under the message at a field: the value that was meant, to be taken with one click. Its place is always
 * there, so that what is put into it is read out.
 */
export function FieldSuggestion({ text, onTake }: FieldSuggestionProps) {
  return (
    <div role="status">
      {text !== null && (
        <Button
          variant="light"
          size="sm"
          className={classes.root}
          rightSection={<IconArrowRight size={16} aria-hidden="true" />}
          onClick={() => onTake(text)}
        >
          {messages.submit.suggestion(text)}
        </Button>
      )}
    </div>
  );
}
