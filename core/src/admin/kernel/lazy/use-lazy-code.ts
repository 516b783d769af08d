import { useEffect, useState } from 'react';
import type { LazyCode } from './lazy-code.js';

interface Loading<Code> {
  /** null until loaded. Stored in an object, because a React state setter would call a function value. */
  readonly loaded: Code | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** Loads code on mount. `retry` repeats a failed load. */
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
