import { useState } from 'react';
import { boardPath, type PageQuery } from './board-query.js';

/**
 * The query that was requested last. It is shown before the address changes, and the next request builds on it. A
 * change of the address overrides it.
 */
export function useRequestedQuery(inAddress: PageQuery): [PageQuery, (query: PageQuery) => void] {
  const address = boardPath(inAddress);
  const [known, setKnown] = useState(address);
  const [requested, request] = useState(inAddress);
  if (known !== address) {
    setKnown(address);
    request(inAddress);
  }
  return [requested, request];
}
