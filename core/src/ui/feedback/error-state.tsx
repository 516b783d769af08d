import { Button, Title } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import classes from './state.module.css';

export interface ErrorStateProps {
  /** What failed. */
  readonly title: string;
  /** The reason, if known. */
  readonly detail?: string;
  /** Retry handler; without it there is no button. */
  readonly onRetry?: () => void;
  /** Whether a retry is in progress. */
  readonly retrying?: boolean;
  /** Uses a red box, which the specification requires in places (section 8). */
  readonly boxed?: boolean;
}

/** Replaces content that failed to load. Announced to screen readers. */
export function ErrorState({ title, detail, onRetry, retrying = false, boxed = false }: ErrorStateProps) {
  return (
    <div className={classes.root} role="alert" data-boxed={boxed || undefined}>
      <span className={classes.sign} data-tone="danger">
        <IconAlertTriangle size={30} stroke={1.6} aria-hidden="true" />
      </span>
      <Title order={2} size="h3">
        {title}
      </Title>
      {detail && <p className={classes.detail}>{detail}</p>}
      {onRetry && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
          loading={retrying}
          onClick={onRetry}
          className={classes.action}
        >
          {messages.failure.retry}
        </Button>
      )}
    </div>
  );
}
