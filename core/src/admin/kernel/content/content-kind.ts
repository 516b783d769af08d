import type { CallOptions } from '@quartermile/core/client';
import type { QueryKey } from '@tanstack/react-query';
import type { DraftName, DraftStore } from '../context/draft-store.js';
import type { AdminClient } from '../host/admin-host.js';
import type { SortOrder } from '../lists/search-items.js';

/** Messages that the list, form and dialogs of one kind of content share. */
export interface ContentText {
  readonly search: string;
  count(items: number): string;
  readonly addTitle: string;
  readonly add: string;
  readonly adding: string;
  readonly added: string;
  readonly addFailed: string;
  readonly editTitle: string;
  readonly update: string;
  readonly updating: string;
  readonly updated: string;
  readonly updateFailed: string;
  readonly deleteTitle: string;
  deleteQuestion(label: string): string;
  readonly deleteConfirm: string;
  readonly deleted: string;
  readonly deleteFailed: string;
  /** After an undone deletion, and if undoing it failed; with `restore` only. */
  readonly restored?: string;
  readonly restoreFailed?: string;
}

/** A kind of content that a tab lists, adds, edits and deletes, such as videos. */
export interface ContentKind<Item> {
  /** Key for the view settings of the list in the session. */
  readonly name: string;
  /** Key for the search, if several lists share it. */
  readonly searchName?: string;
  readonly text: ContentText;
  /** Query key of the list. */
  readonly list: QueryKey;
  /** Query keys to invalidate after a change. */
  readonly lists: readonly QueryKey[];
  /** Draft names of the forms. */
  readonly forms: { readonly add: string; readonly edit: string };
  readonly sorts: readonly [SortOrder<Item>, ...SortOrder<Item>[]];
  keyOf(item: Item): string;
  labelOf(item: Item): string;
  /** What else a deletion of an item does, for its confirmation; undefined for nothing. */
  deletionNote?(item: Item): string | undefined;
  /** The text that is searched. */
  textOf(item: Item): string;
  load(client: AdminClient, options: CallOptions): Promise<readonly Item[]>;
  remove(client: AdminClient, id: string): Promise<void>;
  /** Adds a deleted item again, offered as an undo after its deletion. */
  restore?(client: AdminClient, item: Item): Promise<unknown>;
  /** Whether the server's own message about a refused deletion is shown. */
  readonly saysWhy?: boolean;
}

/** The draft name of the form that edits an item, or adds one if there is none. */
export function contentDraft<Item>({ forms, keyOf }: ContentKind<Item>, edited: Item | null): DraftName {
  return edited === null ? { form: forms.add } : { form: forms.edit, subject: keyOf(edited) };
}

/** The item that was being edited when the session ended; null without its draft. */
export function draftedItem<Item>(
  drafts: DraftStore,
  { forms, keyOf }: ContentKind<Item>,
  items: readonly Item[],
): Item | null {
  const id = drafts.subjectOf(forms.edit);
  return items.find((item) => keyOf(item) === id) ?? null;
}
