import { ActionIcon, Checkbox, Group, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { AdminCar } from '@quartermile/core/domain';
import { IconFilter, IconKeyboard } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { listMessages } from '../../kernel/lists/list-messages.js';
import { SearchField } from '../../kernel/lists/search-field.js';
import type { Selection } from '../../kernel/lists/use-selection.js';
import { reviewMessages } from '../../kernel/messages/review-messages.js';
import { BulkActions, type MarkedCars } from './bulk-actions.js';
import { QueueFilters } from './filters/queue-filters.js';
import type { QueueView } from './filters/use-queue-view.js';
import { reviewKeyMessages } from './keys/key-messages.js';
import type { ReviewDialog } from './keys/use-review-keys.js';
import classes from './queue-head.module.css';

const text = reviewMessages;

export interface QueueHeadProps {
  /** The buttons of the views of the tab. */
  readonly views: ReactNode;
  readonly view: QueueView;
  /** Number of cars without the search and the filters. */
  readonly total: number;
  /** Cars selected to be approved or rejected together. */
  readonly marks: Selection<AdminCar>;
  readonly marked: MarkedCars;
  onApproveMarked(): void;
  setDialog(dialog: ReviewDialog): void;
}

/**
 * Header of the queue: its views, its length, search, filters, bulk actions and the help for the keys. Phones show all but
 * the views after a tap.
 */
export function QueueHead(props: QueueHeadProps) {
  const { views, view, total, marks, marked, onApproveMarked, setDialog } = props;
  const { matching } = view;
  const [isOpen, { toggle }] = useDisclosure();
  const count = marks.items.length;
  return (
    <div className={classes.root} data-open={isOpen || count > 0 || undefined}>
      {views}
      <ActionIcon
        size={44}
        hiddenFrom="sm"
        aria-label={text.searchAndFilters}
        aria-expanded={isOpen}
        {...(view.isFiltered && { color: 'amber' })}
        onClick={toggle}
      >
        <IconFilter size={22} aria-hidden="true" />
      </ActionIcon>
      <Title order={2} size="h4" className={classes.title} aria-live="polite">
        {matching.length === total ? text.queue(total) : text.queuePart(matching.length, total)}
      </Title>
      <div className={classes.search}>
        <SearchField label={text.search} value={view.search} onChange={view.setSearch} />
      </div>
      <div className={classes.filters}>
        <QueueFilters view={view} />
      </div>
      <Group gap="sm" className={classes.bulk}>
        {count > 0 && (
          <BulkActions
            marked={marked}
            onApprove={onApproveMarked}
            onReject={() => setDialog('reject marked')}
          />
        )}
        <Checkbox
          label={count > 0 ? listMessages.selected(count) : text.selectAll}
          checked={count > 0 && count === matching.length}
          indeterminate={count > 0 && count < matching.length}
          onChange={({ currentTarget }) => marks.set(matching, currentTarget.checked)}
        />
        <ActionIcon
          aria-label={reviewKeyMessages.open}
          className={classes.keys}
          onClick={() => setDialog('keys')}
        >
          <IconKeyboard size={22} aria-hidden="true" />
        </ActionIcon>
      </Group>
    </div>
  );
}
