import { Center } from '@mantine/core';
import { adminMessages } from '@quartermile/core/domain';
import { ErrorState } from '@quartermile/core/ui';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import type { LazyCode } from './lazy-code.js';
import { useLazyCode } from './use-lazy-code.js';

const text = adminMessages.frame;

export interface LazyPartProps<Props extends object> {
  readonly code: LazyCode<ComponentType<Props>>;
  /** What the loaded part is given. */
  readonly props: Props;
  /** Stands there until the code has come. */
  readonly loading: ReactNode;
  /** Called each time that the code did not come. */
  onFailed?(): void;
  /** Whether nothing else is on the page. */
  readonly isWholePage?: boolean;
}

/** A part of the dashboard whose code comes when it is first shown; a load that failed can be tried again. */
export function LazyPart<Props extends object>(part: LazyPartProps<Props>) {
  const { code, props, loading, onFailed, isWholePage = false } = part;
  const { loaded: Part, hasFailed, isLoading, retry } = useLazyCode(code);
  const reportFailure = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (hasFailed && !isLoading) reportFailure();
  }, [hasFailed, isLoading]);
  if (Part) return <Part {...props} />;
  if (!hasFailed) return loading;
  const failure = (
    <ErrorState title={text.partFailed} detail={text.partHint} onRetry={retry} retrying={isLoading} />
  );
  return isWholePage ? (
    <Center mih="100dvh" component="main">
      {failure}
    </Center>
  ) : (
    failure
  );
}
