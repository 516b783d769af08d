import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useDashboard } from '../context/dashboard-context.js';
import type { DraftName } from '../context/draft-store.js';

/**
 * Restores the draft of a form when it opens, and stores its input until it is sent or discarded.
 * @param seen the version of the item that the form edits, stored with the draft
 */
export function useDraft<Values extends object>(
  form: UseFormReturnType<Values>,
  name: DraftName,
  seen: RefObject<unknown>,
): void {
  const { drafts } = useDashboard();
  const [draft] = useState(() => drafts.read<Values>(name));
  const restore = useEffectEvent((): void => {
    if (draft) form.setValues(draft);
  });
  const remember = useEffectEvent((values: Values): void => {
    if (form.isDirty()) drafts.keep(name, values, seen.current);
    else drafts.drop(name);
  });
  const open = useEffectEvent(() => drafts.open(name));

  useEffect(() => {
    restore();
    return open();
  }, []);
  const { values } = form;
  useEffect(() => remember(values), [values]);
}
