import type { Place } from '@quartermile/core/domain';
import { createContext } from 'react';

/** What the HTML inside a row depends on. */
export interface RowContent {
  readonly place: Place;
  readonly today: number;
  readonly isBrief: boolean;
}

/** On the server: rows whose HTML inside is known from earlier pages. */
export interface KnownRows {
  /** Whether the row can be left empty, to be completed once the page is rendered. Rendering a row makes it known. */
  has(anchor: string, content: RowContent): boolean;
}

/** Null in the browser. */
export const KnownRowsContext = createContext<KnownRows | null>(null);
