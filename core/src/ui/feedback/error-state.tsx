import { Button, Title } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import classes from './notice.module.css';

export interface ErrorStateProps {
  /** What did not work, as the specification words it. */
  readonly title: string;
  /** Why, where it is known. */
  readonly detail?: string;
  /** Tries again; without it there is no button. */
  readonly onRetry?: () => void;
  /** Whether a new try is under way. */
  readonly retrying?: boolean;
  /** Puts it into a red box, where the specification asks for one (section 8). */
  readonly boxed?: boolean;
}

/** What stands where content would be when it could not be loaded. It is read out as soon as it appears. */
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
          {messages.request.retry}
        </Button>
      )}
    </div>
  );
}
