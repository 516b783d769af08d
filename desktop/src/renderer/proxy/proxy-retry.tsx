import { Button } from '@mantine/core';
import { desktopMessages } from '@quartermile/core/domain';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';

export interface ProxyRetryProps {
  readonly bridge: Pick<DesktopBridge, 'runCommand'>;
}

/** Button that repeats a cancelled proxy prompt. */
export function ProxyRetry({ bridge }: ProxyRetryProps) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      onClick={() => void bridge.runCommand({ do: 'retry-proxy-login' })}
    >
      {desktopMessages.proxy.logIn}
    </Button>
  );
}
