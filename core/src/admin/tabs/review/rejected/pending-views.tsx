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
  readonly children: ReactNode;
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
  return (
    <Stack gap="md">
      <div role="group" aria-label={text.views}>
        <Button.Group>
          {views.map((choice) => (
            <Button
              key={choice}
              variant={choice === view ? 'light' : 'default'}
              color={choice === view ? 'amber' : 'gray'}
              aria-pressed={choice === view}
              onClick={() => setView(choice)}
            >
              {labels[choice]}
            </Button>
          ))}
        </Button.Group>
      </div>
      {view === 'waiting' && children}
      {view === 'rejected' && <RejectedView />}
      {view === 'withdrawn' && <WithdrawnView />}
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
