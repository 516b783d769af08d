import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDashboard } from '../../kernel/context/dashboard-context.js';
import { isUnauthorized } from '../../kernel/session/is-unauthorized.js';
import { type IdleView, type IdleWatch, startIdleWatch } from './idle-watch.js';
import { SessionWarning } from './session-warning.js';

/** Ends an idle session after a warning (specification section 4). */
export function SessionGuard() {
  const { host, endSession } = useDashboard();
  const [view, setView] = useState<IdleView | null>(null);
  const watch = useRef<IdleWatch>(null);

  const onView = useEffectEvent((next: IdleView) => {
    setView(next);
    if (next.phase === 'ended') endSession('idle');
  });
  const onKeepAlive = useEffectEvent(async () => {
    try {
      await host.client.admin.session();
    } catch (error) {
      if (isUnauthorized(error)) endSession('refused');
    }
  });
  useEffect(() => {
    const running = startIdleWatch({
      host,
      onView: (next) => onView(next),
      onKeepAlive: () => void onKeepAlive(),
    });
    watch.current = running;
    return () => running.stop();
  }, [host]);

  if (view?.phase !== 'warning') return null;
  return <SessionWarning secondsLeft={view.secondsLeft} onStay={() => watch.current?.extend()} />;
}
