import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import type { DraftName } from './draft-store.js';

/** Gives a form its draft back when it opens, and keeps what is typed until it is sent or discarded. */
export function useDraft<Values extends object>(form: UseFormReturnType<Values>, name: DraftName): void {
  const { drafts } = useDesk();
  const [draft] = useState(() => drafts.read<Values>(name));
  const restore = useEffectEvent((): void => {
    if (draft) form.setValues(draft);
  });
  const remember = useEffectEvent((values: Values): void => {
    if (form.isDirty()) drafts.keep(name, values);
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
