import type { BoardQuery, Car } from '@quartermile/core/domain';
import { createContext } from 'react';

/** The query of the shown rows, for what is shared from them; null outside of a board. */
export const BoardQueryContext = createContext<BoardQuery | null>(null);

/** Shows the whole picture of a car above the page. The same function while the page is open. */
export const ShowPictureContext = createContext<(car: Car) => void>(() => undefined);
