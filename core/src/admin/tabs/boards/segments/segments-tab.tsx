import { Button, Stack, Switch, Title } from '@mantine/core';
import { segmentsCalls } from '@quartermile/core/client';
import {
  carTitle,
  MENU_SEGMENTS_MAX,
  type SegmentSummary,
  type SegmentUpdate,
} from '@quartermile/core/domain';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { ContentTab } from '../../../kernel/content/content-tab.js';
import { useContent } from '../../../kernel/content/use-content.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { useAdminCall } from '../../../kernel/forms/use-admin-call.js';
import { IconAction } from '../../../kernel/lists/icon-action.js';
import { Facts, ItemRow } from '../../../kernel/lists/item.js';
import list from '../../../kernel/lists/item.module.css';
import { SegmentDialog } from './segment-dialog.js';
import { type ListedSegment, segmentKind } from './segment-kind.js';
import { segmentAdminMessages } from './segment-messages.js';

const text = segmentAdminMessages;
const none: readonly ListedSegment[] = [];

/** The segments of the boards: the administrator's, and the built-in ones to name. */
export function SegmentsTab() {
  const query = useContent(segmentKind);
  const { data: segments = none } = query;
  const named = segments.filter(({ _id }) => _id !== undefined);
  const builtIn = segments.filter(({ _id }) => _id === undefined);
  const { change, isPending } = useSegmentChange();
  const isMenuFull = named.filter(({ inMenu }) => inMenu).length > MENU_SEGMENTS_MAX;
  const move = (segment: ListedSegment, steps: -1 | 1): void => {
    const others = named.filter((one) => one !== segment);
    change(segment, { after: others[named.indexOf(segment) + steps - 1]?._id ?? null });
  };
  return (
    <ContentTab
      kind={segmentKind}
      query={query}
      failed={text.failed}
      rowHeight={96}
      items={named}
      title={text.current}
      emptyTitle={text.emptyTitle}
      emptyDetail={text.emptyDetail}
      intro={text.intro}
      addLabel={text.add}
      hint={isMenuFull && <p className={list.hint}>{text.menuLimit(MENU_SEGMENTS_MAX)}</p>}
      dialogs={{ edit: ({ edited, onClose }) => <SegmentDialog segment={edited} onClose={onClose} /> }}
      row={(segment, controls) => (
        <ItemRow
          name={segment.name}
          {...controls}
          actions={
            <>
              <Switch
                label={text.inMenu}
                aria-label={text.putInMenu(segment.name)}
                checked={segment.inMenu}
                disabled={isPending}
                onChange={() => change(segment, { inMenu: !segment.inMenu })}
              />
              <IconAction
                icon={IconArrowUp}
                label={text.moveUp(segment.name)}
                disabled={segment === named[0] || isPending}
                onClick={() => move(segment, -1)}
              />
              <IconAction
                icon={IconArrowDown}
                label={text.moveDown(segment.name)}
                disabled={segment === named.at(-1) || isPending}
                onClick={() => move(segment, 1)}
              />
            </>
          }
        >
          <SegmentFacts segment={segment} />
        </ItemRow>
      )}
      footer={(open) =>
        builtIn.length > 0 && <BuiltInList segments={builtIn} onName={(segment) => open('edit', segment)} />
      }
    />
  );
}

function useSegmentChange() {
  const { client } = useDashboard().host;
  const { mutate, isPending } = useAdminCall({
    call: ({ id, changes }: { readonly id: string; readonly changes: SegmentUpdate }) =>
      segmentsCalls(client.call).update(id, changes),
    done: text.updated,
    failed: text.updateFailed,
    lists: segmentKind.lists,
  });
  const change = (segment: ListedSegment, changes: SegmentUpdate): void =>
    mutate({ id: segmentKind.keyOf(segment), changes });
  return { change, isPending };
}

/** Facts, number of cars and leader of a segment. */
function SegmentFacts({ segment: { facts, cars, leader } }: { readonly segment: SegmentSummary }) {
  return (
    <>
      <Facts>{facts.join(' · ')}</Facts>
      <Facts>
        <span>{text.cars(cars)}</span>
        <span>{leader ? text.leader(carTitle(leader.entry.car)) : text.noLeader}</span>
      </Facts>
    </>
  );
}

interface BuiltInListProps {
  readonly segments: readonly ListedSegment[];
  onName(segment: ListedSegment): void;
}

function BuiltInList({ segments, onName }: BuiltInListProps) {
  return (
    <Stack component="section" gap="md" aria-labelledby="built-in-segments">
      <Title order={2} size="h3" id="built-in-segments">
        {text.builtIn}
      </Title>
      <p className={list.hint}>{text.builtInIntro}</p>
      <ul className={list.rows}>
        {segments.map((segment) => (
          <li key={segment.slug} className={list.row}>
            <div className={list.words}>
              <h3 className={list.name}>{segment.name}</h3>
              <SegmentFacts segment={segment} />
            </div>
            <Button variant="default" aria-label={text.nameIt(segment.name)} onClick={() => onName(segment)}>
              {text.nameItShort}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
