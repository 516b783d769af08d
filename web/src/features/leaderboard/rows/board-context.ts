import type { Car, RunVideo } from '@quartermile/core/domain';
import { createContext } from 'react';

/** Shows the whole picture of a car, or the video of a run, above the page. The same function while the page is open. */
export const ShowContext = createContext<(shown: Car | RunVideo) => void>(() => undefined);
