import type { OutboxMail } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { formatMoment } from '../../kernel/dates/format-moment.js';
import list from '../../kernel/lists/item.module.css';
import { ListPager } from '../../kernel/lists/list-pager.js';
import { ListToolbar } from '../../kernel/lists/list-toolbar.js';
import { LoadedList } from '../../kernel/lists/loaded-list.js';
import { NoMatch } from '../../kernel/lists/no-match.js';
import { useListView } from '../../kernel/lists/use-list-view.js';
import { newsletterAdminMessages } from './newsletter-messages.js';
import classes from './outbox.module.css';
import { useOutbox } from './use-newsletter.js';

const text = newsletterAdminMessages;
const keyOf = ({ _id }: OutboxMail): string => _id;
const textOf = ({ to, subject, text: body }: OutboxMail): string => `${to}\n${subject}\n${body}`;
const sorts = [{ id: 'newest', label: text.newest }] as const;

/** The mails that are stored while no mail server is configured, with a preview of each. */
export function Outbox() {
  const query = useOutbox();
  return (
    <LoadedList query={query} failed={text.outboxFailed} rowHeight={64}>
      {(mails) =>
        mails.length === 0 ? (
          <EmptyState title={text.outboxEmptyTitle} detail={text.outboxEmptyDetail} />
        ) : (
          <Mails mails={mails} />
        )
      }
    </LoadedList>
  );
}

function Mails({ mails }: { readonly mails: readonly OutboxMail[] }) {
  const view = useListView({ name: 'outbox', items: mails, keyOf, textOf, sorts });
  return (
    <>
      <ListToolbar title={text.outbox} view={view} searchLabel={text.mailsSearch} />
      {view.matching.length === 0 && <NoMatch onShowAll={() => view.setSearch('')} />}
      <ul className={list.rows}>
        {view.rows.map((mail) => (
          <li key={mail._id}>
            <details className={classes.mail}>
              <summary>
                <span className={classes.subject}>{mail.subject}</span>
                <span className={classes.facts}>
                  {text.to}: {mail.to}
                </span>
                <time className={classes.facts} dateTime={mail.createdAt}>
                  {formatMoment(mail.createdAt)}
                </time>
              </summary>
              <pre className={classes.body}>{mail.text}</pre>
            </details>
          </li>
        ))}
      </ul>
      <ListPager view={view} />
    </>
  );
}
