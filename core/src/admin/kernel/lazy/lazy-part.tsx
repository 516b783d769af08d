import { Center } from '@mantine/core';
import { ErrorState } from '@quartermile/core/ui';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { frameMessages } from '../messages/frame-messages.js';
import type { LazyCode } from './lazy-code.js';
import { useLazyCode } from './use-lazy-code.js';

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
