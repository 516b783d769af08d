import { Button, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { driverMessages } from '../../../drawer/driver/driver-messages.js';
import type { TabProps } from '../../../kernel/context/tab-props.js';
import { remember, useRemembered } from '../../../kernel/lists/use-remembered.js';
import { rejectedMessages } from '../../../kernel/messages/rejected-messages.js';
import { RejectedView, WithdrawnView } from './rejected-view.js';

const text = rejectedMessages;
const views = ['waiting', 'rejected', 'withdrawn'] as const;

/** One of the views of the tab. */
export type PendingView = (typeof views)[number];

/** Name of the open view among the values that are stored for the session. */
export const PENDING_VIEW = 'pending.view';

const labels = { ...text, withdrawn: driverMessages.withdrawn };

export interface PendingViewsProps extends Pick<TabProps, 'submission'> {
  /**
   * The queue.
   * @param choice the buttons of the views
   */
  children(choice: ReactNode): ReactNode;
}

/** Switches between the pending, the rejected and the withdrawn submissions. */
export function PendingViews({ submission, children }: PendingViewsProps) {
  const [view, setView] = useRemembered<PendingView>(PENDING_VIEW, 'waiting');
  const showQueue = useEffectEvent(() => setView('waiting'));
  // A requested submission is in the review queue, so that view opens.
  useEffect(() => {
    if (submission) showQueue();
  }, [submission]);
  useBeginWithQueue();
  const choice = (
    <Button.Group aria-label={text.views}>
      {views.map((one) => (
        <Button
          key={one}
          size="sm"
          px="sm"
          variant={one === view ? 'light' : 'default'}
          color={one === view ? 'amber' : 'gray'}
          aria-pressed={one === view}
          onClick={() => setView(one)}
        >
          {labels[one]}
        </Button>
      ))}
    </Button.Group>
  );
  if (view === 'waiting') return children(choice);
  return (
    <Stack gap="md">
      {choice}
      {view === 'rejected' ? <RejectedView /> : <WithdrawnView />}
    </Stack>
  );
}

/** Another visit of the tab begins with the queue, unless the finder opens another view. */
function useBeginWithQueue(): void {
  const queryClient = useQueryClient();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // React's strict mode mounts it again at once.
      queueMicrotask(() => {
        if (!isMounted.current) remember(queryClient, PENDING_VIEW, 'waiting');
      });
    };
  }, [queryClient]);
}
