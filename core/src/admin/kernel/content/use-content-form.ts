import { useState } from 'react';
import { imageInput } from '../forms/image-field.js';
import { type AdminForm, type AdminFormOptions, useAdminForm } from '../forms/use-admin-form.js';
import { type ContentKind, contentDraft } from './content-kind.js';

/** Options of a content form besides those of its kind. `Seen` is the edited item as the server returns it. */
export interface ContentFormOptions<Item, Values extends object, Answer, Seen = Item>
  extends Omit<AdminFormOptions<Values, Answer, Seen>, 'name' | 'done' | 'failed' | 'lists'> {
  /** The edited item; null to add one. */
  readonly edited: Item | null;
  /** What follows the message about a success; undefined for nothing. */
  doneNote?(answer: Answer): string | undefined;
}

/** State of a content form, with its picture. */
export interface ContentForm<Values extends object> extends Omit<AdminForm<Values>, 'see'> {
  /** Whether a picture is being read. Submit is disabled meanwhile. */
  readonly isReading: boolean;
  /** Props for the `ImageField` of a picture. */
  pictureInput(field: keyof Values & string): ReturnType<typeof imageInput<Values>> & {
    readonly sentPercent: number | null;
    onBusyChange(isReading: boolean): void;
  };
}

/** State of the form that adds or edits an item, including its draft and its messages. */
export function useContentForm<Item, Values extends object, Answer, Seen = Item>(
  kind: ContentKind<Item>,
  { edited, doneNote, ...options }: ContentFormOptions<Item, Values, Answer, Seen>,
): ContentForm<Values> {
  const [isReading, setReading] = useState(false);
  const { text, lists } = kind;
  const state = useAdminForm<Values, Answer, Seen>({
    ...options,
    name: contentDraft(kind, edited),
    done: (answer) =>
      [edited === null ? text.added : text.updated, doneNote?.(answer)].filter(Boolean).join(' '),
    failed: edited === null ? text.addFailed : text.updateFailed,
    lists,
  });
  return {
    ...state,
    isReading,
    pictureInput: (field) => ({
      ...imageInput(state.form, field),
      sentPercent: state.sentPercent,
      onBusyChange: setReading,
    }),
  };
}
