import { useSyncExternalStore } from 'react';
import type { StoredValue } from './stored-ids.js';

/** A stored value, which renders again when it changes. */
export function useStored<Value>({ subscribe, read, readNone }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, read, readNone);
}
