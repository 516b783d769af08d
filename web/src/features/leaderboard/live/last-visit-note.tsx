import type { Category } from '@quartermile/core/domain';
import { useSyncExternalStore } from 'react';
import classes from './last-visit-note.module.css';
import { newEntries } from './new-entries.js';

/** What is new on a board since this device's last visit; nothing on a first visit. */
export function LastVisitNote({ category }: { readonly category: Category }) {
  const { notes } = useSyncExternalStore(newEntries.subscribe, newEntries.read, newEntries.readNone);
  return <p className={classes.note}>{notes?.[category]}</p>;
}
