import { Checkbox } from '@mantine/core';
import { SUBSCRIBER_REFUSALS_MAX, type Subscriber } from '@quartermile/core/domain';
import { IconTrash } from '@tabler/icons-react';
import { formatMoment } from '../../kernel/dates/format-moment.js';
import { IconAction } from '../../kernel/lists/icon-action.js';
import { StatusPill } from '../../kernel/lists/status-pill.js';
import type { ListView } from '../../kernel/lists/use-list-view.js';
import { newsletterAdminMessages } from './newsletter-messages.js';
import classes from './subscribers-table.module.css';

const text = newsletterAdminMessages;

export interface SubscribersTableProps {
  readonly view: ListView<Subscriber>;
  onDelete(subscriber: Subscriber): void;
}

/** The subscribers of the current page. On phones each row is a card. */
export function SubscribersTable({ view, onDelete }: SubscribersTableProps) {
  return (
    <table className={classes.root}>
      <thead>
        <tr>
          <th scope="col">{text.email}</th>
          <th scope="col">{text.status}</th>
          <th scope="col">{text.since}</th>
          <th scope="col">{text.confirmed}</th>
          <th scope="col">{text.actions}</th>
        </tr>
      </thead>
      <tbody>
        {view.rows.map((subscriber) => (
          <SubscriberRow
            key={subscriber._id}
            subscriber={subscriber}
            view={view}
            onDelete={() => onDelete(subscriber)}
          />
        ))}
      </tbody>
    </table>
  );
}

const tones = { pending: 'open', confirmed: 'good', unsubscribed: undefined } as const;

interface SubscriberRowProps {
  readonly subscriber: Subscriber;
  readonly view: ListView<Subscriber>;
  onDelete(): void;
}

function SubscriberRow({ subscriber, view, onDelete }: SubscriberRowProps) {
  const { email, status, createdAt, confirmedAt, refusals } = subscriber;
  return (
    <tr>
      <td className={classes.email}>
        <Checkbox
          label={email}
          checked={view.selection.has(subscriber)}
          onChange={({ currentTarget }) => view.selection.set([subscriber], currentTarget.checked)}
        />
      </td>
      <td>
        <StatusPill label={text.statuses[status]} tone={tones[status]} />
        {refusals > 0 && (
          <p className={classes.refusals}>{text.refusals(refusals, SUBSCRIBER_REFUSALS_MAX)}</p>
        )}
      </td>
      <td className={classes.moment}>{formatMoment(createdAt)}</td>
      <td className={classes.moment}>{confirmedAt && formatMoment(confirmedAt)}</td>
      <td className={classes.action}>
        <IconAction icon={IconTrash} color="red" label={text.delete(email)} onClick={onDelete} />
      </td>
    </tr>
  );
}
