import type { Place } from '@quartermile/core/domain';
import { createContext } from 'react';

/** What the HTML inside a row depends on. */
export interface RowContent {
  readonly place: Place;
  readonly today: number;
  readonly isBrief: boolean;
}

/** On the server: the HTML inside rows, as earlier pages have it. */
export interface KnownRows {
  /** The HTML of a row; undefined when it must be rendered, which makes it known. */
  find(anchor: string, content: RowContent): string | undefined;
}

/** Null in the browser. */
export const KnownRowsContext = createContext<KnownRows | null>(null);
