import { Center } from '@mantine/core';
import { ErrorState } from '@quartermile/core/ui';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { frameMessages } from '../messages/frame-messages.js';
import type { LazyCode } from './lazy-code.js';

const text = frameMessages;

export interface LazyPartProps<Props extends object> {
  readonly code: LazyCode<ComponentType<Props>>;
  /** Props of the loaded component. */
  readonly props: Props;
  /** Shown while the code is loading. */
  readonly loading: ReactNode;
  /** Called after each failed load. */
  onFailed?(): void;
  /** Whether the part fills the whole page. */
  readonly isWholePage?: boolean;
}

/**
 * A part of the dashboard that is loaded when it is first rendered. A failed load can be retried, and an error while
 * rendering replaces only this part.
 */
export function LazyPart<Props extends object>(part: LazyPartProps<Props>) {
  const { code, props, loading, onFailed, isWholePage = false } = part;
  const { loaded: Part, hasFailed, isLoading, retry } = useLazyCode(code);
  const reportFailure = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (hasFailed && !isLoading) reportFailure();
  }, [hasFailed, isLoading]);
  if (Part)
    return (
      <ErrorBoundary FallbackComponent={isWholePage ? BrokenPage : BrokenPart}>
        <Part {...props} />
      </ErrorBoundary>
    );
  if (!hasFailed) return loading;
  const failure = (
    <ErrorState title={text.partFailed} detail={text.partHint} onRetry={retry} retrying={isLoading} />
  );
  return isWholePage ? <MainContent>{failure}</MainContent> : failure;
}

/** Replaces a part that threw while rendering. */
function BrokenPart({ resetErrorBoundary }: FallbackProps) {
  return <ErrorState title={text.partBroke} detail={text.partBrokeHint} onRetry={resetErrorBoundary} />;
}

/** Replaces the whole page where nothing else is on it. */
function BrokenPage(props: FallbackProps) {
  return (
    <MainContent>
      <BrokenPart {...props} />
    </MainContent>
  );
}

function MainContent({ children }: { readonly children: ReactNode }) {
  return (
    <Center mih="100dvh" component="main">
      {children}
    </Center>
  );
}

interface Loading<Code> {
  /** null until loaded. Stored in an object, because a React state setter would call a function value. */
  readonly loaded: Code | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** Loads code on mount. `retry` repeats a failed load. */
function useLazyCode<Code>(code: LazyCode<Code>): Loading<Code> & { retry(): void } {
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
