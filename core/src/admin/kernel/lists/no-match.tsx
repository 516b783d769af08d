import { Button } from '@mantine/core';
import { EmptyState } from '@quartermile/core/ui';
import { IconSearchOff } from '@tabler/icons-react';
import { listMessages } from './list-messages.js';

const text = listMessages;

export interface NoMatchProps {
  /** Label of the button that clears the search and the filters. */
  readonly action?: string;
  onShowAll(): void;
}

/** Empty state for a search or filter without results. */
export function NoMatch({ onShowAll, action = text.showAll }: NoMatchProps) {
  return (
    <EmptyState
      icon={IconSearchOff}
      title={text.noMatchTitle}
      detail={text.noMatchDetail}
      action={
        <Button variant="default" size="sm" onClick={onShowAll}>
          {action}
        </Button>
      }
    />
  );
}
