import { Button, Group, Stack } from '@mantine/core';
import { EmptyState } from '@quartermile/core/ui';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { useDashboard } from '../context/dashboard-context.js';
import { FormBesideList } from '../forms/form-beside-list.js';
import { useLeave } from '../forms/leave-guard.js';
import classes from '../lists/item.module.css';
import { LoadedList } from '../lists/loaded-list.js';
import { type ContentKind, contentDraft, draftedItem } from './content-kind.js';
import { ContentList, type ContentListProps } from './content-list.js';

/** Opens a dialog of the tab by its name, for an item or for none. */
type OpenDialog<Item> = (dialog: string, item?: Item) => void;

/** An open dialog and its item. */
export interface OpenedDialog<Item> {
  readonly dialog: string;
  readonly item: Item | null;
}

/** Props of a form that adds and edits the items of a tab. */
export interface ContentFormProps<Item> {
  /** The edited item; null to add one. */
  readonly edited: Item | null;
  onClose(): void;
}

type ListProps<Item> = Omit<ContentListProps<Item>, 'items' | 'gap' | 'emptyTitle' | 'onOpen'>;

export interface ContentTabProps<Item> extends ListProps<Item> {
  readonly query: UseQueryResult<readonly Item[]>;
  /** Message for a failed load. */
  readonly failed: string;
  /** Height of a row while the list loads, px. */
  readonly rowHeight: number;
  /** The listed items, if they are not all that were loaded. */
  readonly items?: readonly Item[];
  /** Whether there is nothing to list, whatever the filters. */
  readonly isEmpty?: boolean;
  readonly emptyTitle: string;
  readonly emptyDetail: string;
  /** Title of a list that is empty because of its filters. */
  readonly emptyPartTitle?: string;
  /** Explains the content, above the list. */
  readonly intro?: string;
  /** Label of the button that opens the dialog `edit` to add an item. */
  readonly addLabel?: string;
  /** Further buttons beside that one. */
  actions?(open: OpenDialog<Item>): ReactNode;
  /** The form beside the list. It adds items, and edits them if there is no dialog `edit`. */
  form?(props: ContentFormProps<Item>): ReactNode;
  /** The dialogs by their names. */
  readonly dialogs?: Readonly<Record<string, (props: ContentFormProps<Item>) => ReactNode>>;
  /** The dialog that had unsent input when the session ended, besides the form's. */
  drafted?(items: readonly Item[]): OpenedDialog<Item> | null;
  /** What stands below the list. */
  footer?(open: OpenDialog<Item>): ReactNode;
}

/** A tab that lists one kind of content, and adds, edits and deletes it. */
export function ContentTab<Item>(props: ContentTabProps<Item>) {
  const { kind, query, form, dialogs } = props;
  const { opened, open, close } = useOpened(props);
  const leave = useLeave();
  const edits = form !== undefined && dialogs?.edit === undefined;
  // The item may have been deleted while the form beside the list edited it.
  const edited = (edits && opened?.item && query.data?.find(isSame(kind, opened.item))) || null;
  const openSafely: OpenDialog<Item> = (dialog, item) =>
    edits ? leave(() => open(dialog, item), contentDraft(kind, edited)) : open(dialog, item);
  const list = (
    <LoadedList query={query} failed={props.failed} rowHeight={props.rowHeight}>
      {(loaded) => <LoadedContent {...props} items={props.items ?? loaded} open={openSafely} />}
    </LoadedList>
  );
  const dialog = query.data && opened && dialogs?.[opened.dialog];
  return (
    <>
      {form ? (
        <FormBesideList
          form={<Fragment key={keyOf(kind, edited)}>{form({ edited, onClose: close })}</Fragment>}
        >
          {list}
        </FormBesideList>
      ) : (
        list
      )}
      {dialog && (
        <Fragment key={keyOf(kind, opened.item)}>{dialog({ edited: opened.item, onClose: close })}</Fragment>
      )}
    </>
  );
}

interface LoadedContentProps<Item> extends ContentTabProps<Item> {
  readonly items: readonly Item[];
  readonly open: OpenDialog<Item>;
}

function LoadedContent<Item>(props: LoadedContentProps<Item>) {
  const { items, isEmpty = items.length === 0, emptyTitle, emptyDetail, intro, addLabel, form, open } = props;
  const { kind, title, row, cards, tools, hint, hasToolsWhenEmpty, emptyOrder, emptyPartTitle } = props;
  const buttons = addLabel && (
    <Group gap="sm" justify={isEmpty ? 'center' : 'flex-start'}>
      <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => open('edit')}>
        {addLabel}
      </Button>
      {props.actions?.(open)}
    </Group>
  );
  return (
    <Stack gap="md">
      {intro && <p className={classes.hint}>{intro}</p>}
      {isEmpty && !form ? (
        <EmptyState title={emptyTitle} detail={emptyDetail} action={buttons} />
      ) : (
        <>
          {buttons}
          <ContentList
            {...{ kind, items, title, row, cards, tools, hint, hasToolsWhenEmpty, emptyOrder }}
            gap={form ? 'sm' : 'md'}
            emptyTitle={emptyPartTitle ?? emptyTitle}
            emptyDetail={form && emptyDetail}
            onOpen={open}
          />
        </>
      )}
      {props.footer?.(open)}
    </Stack>
  );
}

/** The open dialog with the latest version of its item: at first the one that had unsent input. */
function useOpened<Item>({ kind, query: { data }, form, drafted }: ContentTabProps<Item>) {
  const { drafts } = useDashboard();
  const [opened, setOpened] = useState<OpenedDialog<Item> | null>(null);
  const [isRestored, setRestored] = useState(false);
  if (data && !isRestored) {
    const isAdded = !form && drafts.read({ form: kind.forms.add }) !== undefined;
    const item = isAdded ? null : draftedItem(drafts, kind, data);
    setRestored(true);
    setOpened(item || isAdded ? { dialog: 'edit', item } : (drafted?.(data) ?? null));
  }
  const latest = opened?.item && data?.find(isSame(kind, opened.item));
  // An item that is deleted by someone else remains in the dialog as last shown, so that the input is not lost.
  if (opened && latest && latest !== opened.item) setOpened({ ...opened, item: latest });
  return {
    opened,
    open: (dialog: string, item: Item | null = null): void => setOpened({ dialog, item }),
    close: (): void => setOpened(null),
  };
}

const keyOf = <Item,>(kind: ContentKind<Item>, item: Item | null): string =>
  item === null ? 'add' : kind.keyOf(item);

const isSame =
  <Item,>(kind: ContentKind<Item>, item: Item) =>
  (other: Item): boolean =>
    kind.keyOf(other) === kind.keyOf(item);
