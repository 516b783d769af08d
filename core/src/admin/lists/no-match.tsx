import { Button } from '@mantine/core';
import { adminMessages } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { IconSearchOff } from '@tabler/icons-react';

const text = adminMessages.lists;

/** Empty state for a search or filter without results. */
export function NoMatch({ onShowAll }: { onShowAll(): void }) {
  return (
    <EmptyState
      icon={IconSearchOff}
      title={text.noMatchTitle}
      detail={text.noMatchDetail}
      action={
        <Button variant="default" size="sm" onClick={onShowAll}>
          {text.showAll}
        </Button>
      }
    />
  );
}
