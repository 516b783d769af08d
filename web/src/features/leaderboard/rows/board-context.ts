import type { BoardQuery, Car, RunVideo } from '@quartermile/core/domain';
import { createContext } from 'react';

/** The query of the shown rows, for what is shared from them; null outside of a board. */
export const BoardQueryContext = createContext<BoardQuery | null>(null);

/** Shows the whole picture of a car, or the video of a run, above the page. The same function while the page is open. */
export const ShowContext = createContext<(shown: Car | RunVideo) => void>(() => undefined);
