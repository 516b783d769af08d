import type { UseFormReturnType } from '@mantine/form';
import { ApiError } from '@quartermile/core/client';
import { type RefObject, useRef, useState } from 'react';
import { useDashboard } from '../context/dashboard-context.js';
import type { DraftName } from '../context/draft-store.js';
import { changedValues } from './as-seen.js';

/** What a form edits. */
export interface Edited<Values extends object, Item> {
  /** The item as it was read when the form opened; undefined until one is chosen. */
  readonly item: Item | undefined;
  /** The values of a form that edits an item. */
  valuesOf(item: Item): Values;
  /** Labels of fields, for the message about what somebody else changed. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
}

/** A change by somebody else that the form would overwrite. */
export interface Conflict {
  /** Labels of the changed fields, as far as they are known. */
  readonly labels: readonly string[];
  /** Sends the form again, over the other change. */
  saveAnyway(): void;
  /** Replaces what was typed by the other change. */
  takeTheirs(): void;
}

interface UseEditedOptions<Values extends object, Item> {
  readonly form: UseFormReturnType<Values>;
  readonly name: DraftName;
  readonly edited: Edited<Values, Item> | null | undefined;
  readonly element: RefObject<HTMLFormElement | null>;
  /** Called when the other change was taken over. */
  onTaken(): void;
}

/**
 * Stores which version of an item a form edits, also beside its draft, and what somebody else changed meanwhile. Fields that
 * were not typed in show the other change at once.
 */
export function useEdited<Values extends object, Item>(options: UseEditedOptions<Values, Item>) {
  const { form, name, edited, element, onTaken } = options;
  const { drafts } = useDashboard();
  const [first] = useState(() => drafts.seen<Item>(name) ?? edited?.item);
  const seen = useRef(first);
  const [theirs, setTheirs] = useState<Item | null>(null);
  const [labels, setLabels] = useState<readonly string[]>([]);

  /** Starts to edit another item, or another version of it. */
  const see = (item: Item | undefined): void => {
    seen.current = item;
    setTheirs(null);
  };
  /** Shows what somebody else changed. Returns whether the error says that. */
  const refuse = (error: unknown): boolean => {
    if (!edited || seen.current === undefined || !isChangedMeanwhile(error)) return false;
    const current = error.current as Item;
    const [before, after] = [edited.valuesOf(seen.current), edited.valuesOf(current)];
    const changed = changedValues(before, after);
    const typed = new Set(changedValues(before, form.getValues()));
    const untouched = changed.filter((field) => !typed.has(field)).map((field) => [field, after[field]]);
    form.setValues(Object.fromEntries(untouched) as Partial<Values>);
    setLabels(changed.flatMap((field) => edited.labels?.[field as string] ?? []));
    setTheirs(current);
    return true;
  };
  const conflict: Conflict | null = theirs && {
    labels,
    saveAnyway: () => {
      see(theirs);
      element.current?.requestSubmit();
    },
    takeTheirs: () => {
      if (!edited) return;
      const values = edited.valuesOf(theirs);
      see(theirs);
      if (edited.item !== undefined) form.setInitialValues(values);
      form.setValues(values);
      form.clearErrors();
      drafts.drop(name);
      onTaken();
    },
  };
  return { seen, see, refuse, conflict };
}

/** Whether a request was refused because somebody else changed what it is about. */
export function isChangedMeanwhile(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'changed_meanwhile';
}
