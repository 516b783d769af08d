import { Button, Stack, Title } from '@mantine/core';
import { segmentsCalls } from '@quartermile/core/client';
import { MENU_SEGMENTS_MAX, type SegmentUpdate } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { draftedItem } from '../../../kernel/content/content-kind.js';
import { ContentList } from '../../../kernel/content/content-list.js';
import { useContent } from '../../../kernel/content/use-content.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { useAdminCall } from '../../../kernel/forms/use-admin-call.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { SegmentDialog } from './segment-dialog.js';
import { idOf, type ListedSegment, segmentKind } from './segment-kind.js';
import { segmentAdminMessages } from './segment-messages.js';
import { SegmentRow, SegmentWords } from './segment-row.js';
import rowClasses from './segment-row.module.css';
import classes from './segments-tab.module.css';

const text = segmentAdminMessages;

/** The segments of the boards: the administrator's, and the built-in ones to name. */
export function SegmentsTab() {
  return (
    <LoadedList query={useContent(segmentKind)} failed={text.failed} rowHeight={96}>
      {(segments) => <Segments segments={segments} />}
    </LoadedList>
  );
}

function Segments({ segments }: { readonly segments: readonly ListedSegment[] }) {
  const { drafts } = useDashboard();
  const named = segments.filter(({ _id }) => _id !== undefined);
  const [open, setOpen] = useState<ListedSegment | 'add' | null>(() =>
    draftedItem(drafts, segmentKind, named),
  );
  const close = (): void => setOpen(null);
  const action = (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setOpen('add')}>
      {text.add}
    </Button>
  );
  return (
    <Stack gap="md">
      <p className={classes.intro}>{text.intro}</p>
      {named.length === 0 ? (
        <EmptyState title={text.emptyTitle} detail={text.emptyDetail} action={action} />
      ) : (
        <>
          <div>{action}</div>
          <NamedList segments={named} onEdit={setOpen} />
        </>
      )}
      <BuiltInList segments={segments.filter(({ _id }) => _id === undefined)} onName={setOpen} />
      {open === 'add' && <SegmentDialog segment={null} onClose={close} />}
      {open && open !== 'add' && <SegmentDialog key={open.slug} segment={open} onClose={close} />}
    </Stack>
  );
}

interface NamedListProps {
  readonly segments: readonly ListedSegment[];
  onEdit(segment: ListedSegment): void;
}

function NamedList({ segments, onEdit }: NamedListProps) {
  const { mutate: change, isPending } = useSegmentChange();
  const move = (segment: ListedSegment, steps: -1 | 1): void => {
    const others = segments.filter((one) => one !== segment);
    const before = others[segments.indexOf(segment) + steps - 1];
    change({ id: idOf(segment), changes: { after: before ? idOf(before) : null } });
  };
  return (
    <>
      {segments.filter(({ inMenu }) => inMenu).length > MENU_SEGMENTS_MAX && (
        <p className={classes.intro}>{text.menuLimit(MENU_SEGMENTS_MAX)}</p>
      )}
      <ContentList
        kind={segmentKind}
        items={segments}
        title={text.current}
        emptyTitle={text.emptyTitle}
        gap="md"
      >
        {(rows, controlsOf) => (
          <ul className={classes.rows}>
            {rows.map((segment) => (
              <SegmentRow
                key={segment._id}
                segment={segment}
                {...controlsOf(segment)}
                isFirst={segment === segments[0]}
                isLast={segment === segments.at(-1)}
                isBusy={isPending}
                onEdit={() => onEdit(segment)}
                onToggle={() => change({ id: idOf(segment), changes: { inMenu: !segment.inMenu } })}
                onMove={(steps) => move(segment, steps)}
              />
            ))}
          </ul>
        )}
      </ContentList>
    </>
  );
}

function useSegmentChange() {
  const { client } = useDashboard().host;
  return useAdminCall({
    call: ({ id, changes }: { readonly id: string; readonly changes: SegmentUpdate }) =>
      segmentsCalls(client.call).update(id, changes),
    done: text.updated,
    failed: text.updateFailed,
    lists: segmentKind.lists,
  });
}

interface BuiltInListProps {
  readonly segments: readonly ListedSegment[];
  onName(segment: ListedSegment): void;
}

function BuiltInList({ segments, onName }: BuiltInListProps) {
  if (segments.length === 0) return null;
  return (
    <Stack component="section" gap="md" aria-labelledby="built-in-segments">
      <Title order={2} size="h3" id="built-in-segments">
        {text.builtIn}
      </Title>
      <p className={classes.intro}>{text.builtInIntro}</p>
      <ul className={classes.rows}>
        {segments.map((segment) => (
          <li key={segment.slug} className={rowClasses.root} data-built-in>
            <SegmentWords segment={segment} />
            <Button variant="default" aria-label={text.nameIt(segment.name)} onClick={() => onName(segment)}>
              {text.nameItShort}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
