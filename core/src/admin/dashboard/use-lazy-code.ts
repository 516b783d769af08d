import { useEffect, useState } from 'react';
import type { LazyCode } from './lazy-code.js';

interface Loading<Code> {
  /** Null until it is there. A function in a state would be called: hence the object around it. */
  readonly loaded: Code | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** Loads code as soon as it is asked for, and again on request where that failed. */
export function useLazyCode<Code>(code: LazyCode<Code>): Loading<Code> & { retry(): void } {
  const [state, setState] = useState<Loading<Code>>({
    loaded: code.loaded,
    isLoading: code.loaded === null,
    hasFailed: false,
  });
  const { isLoading } = state;
  useEffect(() => {
    if (!isLoading) return;
    let isWanted = true;
    const settle = (loaded: Code | null): void => {
      if (isWanted) setState({ loaded, isLoading: false, hasFailed: loaded === null });
    };
    code.load().then(settle, () => settle(null));
    return () => {
      isWanted = false;
    };
  }, [code, isLoading]);
  return { ...state, retry: () => setState((now) => ({ ...now, isLoading: true })) };
}
