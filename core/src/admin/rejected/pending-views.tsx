import { Button, Stack } from '@mantine/core';
import { adminMessages } from '@quartermile/core/domain';
import { type ReactNode, useState } from 'react';
import type { TabProps } from '../dashboard/tab-props.js';
import { RejectedView } from './rejected-view.js';
import { WithdrawnView } from './withdrawn-view.js';

const text = adminMessages.rejected;
const views = ['waiting', 'rejected', 'withdrawn'] as const;
const labels = { ...text, withdrawn: adminMessages.driver.withdrawn };

export interface PendingViewsProps extends Pick<TabProps, 'submission'> {
  readonly children: ReactNode;
}

/** Switches between the pending, the rejected and the withdrawn submissions. */
export function PendingViews({ submission, children }: PendingViewsProps) {
  const [view, setView] = useState<(typeof views)[number]>('waiting');
  const [requested, setRequested] = useState(submission);
  // A requested submission is in the review queue, so that view opens.
  if (submission !== requested) {
    setRequested(submission);
    setView('waiting');
  }
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
