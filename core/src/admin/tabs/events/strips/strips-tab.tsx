import { Button, Stack } from '@mantine/core';
import type { Strip } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { draftedItem } from '../../../kernel/content/content-kind.js';
import { ContentList } from '../../../kernel/content/content-list.js';
import { stripKind } from '../../../kernel/content/kinds/strip-kind.js';
import { stripAdminMessages } from '../../../kernel/content/kinds/strip-messages.js';
import { useContent } from '../../../kernel/content/use-content.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { StripDialog } from './strip-dialog.js';
import { StripRow } from './strip-row.js';
import classes from './strips-tab.module.css';

const text = stripAdminMessages;

/** The list of strips that forms and filters offer. */
export function StripsTab() {
  return (
    <LoadedList query={useContent(stripKind)} failed={text.failed} rowHeight={72}>
      {(strips) => <Strips strips={strips} />}
    </LoadedList>
  );
}

function Strips({ strips }: { readonly strips: readonly Strip[] }) {
  const { drafts } = useDashboard();
  const [open, setOpen] = useState<Strip | 'add' | null>(() => draftedItem(drafts, stripKind, strips));
  const close = (): void => setOpen(null);
  const action = (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setOpen('add')}>
      {text.add}
    </Button>
  );
  return (
    <Stack gap="md">
      {strips.length === 0 ? (
        <EmptyState title={text.emptyTitle} detail={text.emptyDetail} action={action} />
      ) : (
        <>
          <p className={classes.intro}>{text.intro}</p>
          <div>{action}</div>
          <StripList strips={strips} onEdit={setOpen} />
        </>
      )}
      {open === 'add' && <StripDialog edited={null} onClose={close} />}
      {open && open !== 'add' && <StripDialog key={open._id} edited={open} onClose={close} />}
    </Stack>
  );
}

interface StripListProps {
  readonly strips: readonly Strip[];
  onEdit(strip: Strip): void;
}

function StripList({ strips, onEdit }: StripListProps) {
  return (
    <ContentList kind={stripKind} items={strips} title={text.current} emptyTitle={text.emptyTitle} gap="md">
      {(rows, controlsOf) => (
        <ul className={classes.rows}>
          {rows.map((strip) => (
            <StripRow key={strip._id} strip={strip} {...controlsOf(strip)} onEdit={() => onEdit(strip)} />
          ))}
        </ul>
      )}
    </ContentList>
  );
}
