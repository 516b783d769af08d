import { useState } from 'react';
import { type BoardQuery, boardPath } from './board-query.js';

/**
 * What was asked for last: it shows at once, and whatever is asked for next builds upon it, although the address
 * takes a moment to say so. Whenever the address changes, the address decides.
 */
export function useAskedQuery(inAddress: BoardQuery): [BoardQuery, (query: BoardQuery) => void] {
  const address = boardPath(inAddress);
  const [known, setKnown] = useState(address);
  const [asked, ask] = useState(inAddress);
  if (known !== address) {
    setKnown(address);
    ask(inAddress);
  }
  return [asked, ask];
}
