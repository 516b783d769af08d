import { Title } from '@mantine/core';
import type { HealthDetail, HealthItem } from '@quartermile/core/domain';
import { formatMoment } from '../../../kernel/dates/format-moment.js';
import { StatusPill } from '../../../kernel/lists/status-pill.js';
import { healthAdminMessages } from './health-messages.js';
import { HealthRetryButton } from './health-retry.js';
import { HealthSign } from './health-sign.js';
import classes from './health-tab.module.css';

const text = healthAdminMessages;
const tones = { ok: 'good', warning: 'open', error: 'bad', off: undefined } as const;

/** The state of one part: what is the matter, what to do, and measured values on request. */
export function HealthItemCard({ item }: { readonly item: HealthItem }) {
  const { id, label, state, summary, action, since, details, retryable } = item;
  return (
    <li className={classes.item} data-state={state}>
      <span className={classes.sign}>
        <HealthSign state={state} />
      </span>
      <Title order={3} size="h5" className={classes.title}>
        {label}
      </Title>
      <div className={classes.pill}>
        <StatusPill label={text.states[state]} tone={tones[state]} />
      </div>
      <div className={classes.body}>
        <p>{summary}</p>
        {since && (
          <p className={classes.since}>
            {text.since} <time dateTime={since}>{formatMoment(since)}</time>
          </p>
        )}
        {action && (
          <p className={classes.action}>
            <strong>{text.toDo}</strong> {action}
          </p>
        )}
        {retryable && (id === 'jobs' || id === 'mail') && <HealthRetryButton item={id} />}
        {details.length > 0 && <Details label={label} details={details} />}
      </div>
    </li>
  );
}

interface DetailsProps {
  readonly label: string;
  readonly details: readonly HealthDetail[];
}

function Details({ label, details }: DetailsProps) {
  return (
    <details className={classes.details}>
      <summary aria-label={`${text.details}: ${label}`}>{text.details}</summary>
      <dl>
        {details.map((detail) => (
          <div key={`${detail.label} ${detail.value}`}>
            <dt>{detail.label}</dt>
            <dd>{detail.kind === 'moment' ? formatMoment(detail.value) : detail.value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
