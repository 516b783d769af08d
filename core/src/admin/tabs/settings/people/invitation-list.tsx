import { Button, CopyButton, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import type { Invitation } from '@quartermile/core/domain';
import { useNow } from '../../../kernel/cars/use-now.js';
import { formatMoment } from '../../../kernel/dates/format-moment.js';
import { Facts } from '../../../kernel/lists/item.js';
import list from '../../../kernel/lists/item.module.css';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { StatusPill } from '../../../kernel/lists/status-pill.js';
import { peopleAdminMessages } from './people-messages.js';
import { useInvitations, useResend, useWithdrawal } from './use-administrators.js';

const text = peopleAdminMessages;

/** Invitations that were not accepted, with their links where no mail is sent. */
export function InvitationList() {
  const query = useInvitations();
  return (
    <Stack component="section" gap="sm" aria-label={text.invitations}>
      <Title order={2} size="h4">
        {text.invitations}
      </Title>
      <LoadedList query={query} failed={text.invitationsFailed} rowHeight={72}>
        {(invitations) =>
          invitations.length === 0 ? (
            <Text c="dimmed">{text.noInvitations}</Text>
          ) : (
            <ul className={list.rows}>
              {invitations.map((invitation) => (
                <InvitationRow key={invitation._id} invitation={invitation} />
              ))}
            </ul>
          )
        }
      </LoadedList>
    </Stack>
  );
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { email, role, invitedBy, expiresAt, link } = invitation;
  const resend = useResend(link === null);
  const withdrawal = useWithdrawal();
  const isExpired = Date.parse(expiresAt) <= useNow();
  const moment = formatMoment(expiresAt);
  return (
    <li className={list.row}>
      <div className={list.words}>
        <Group gap="xs" fw={600}>
          {email}
          <StatusPill label={text.roles[role]} tone={role === 'owner' ? 'open' : undefined} />
          {isExpired && <StatusPill label={text.expired} tone="bad" />}
        </Group>
        <Facts>
          {text.invitedBy(invitedBy)} · {isExpired ? text.expiredOn(moment) : text.openUntil(moment)}
        </Facts>
      </div>
      <div className={list.actions}>
        <Button
          variant="default"
          size="sm"
          loading={resend.isPending}
          aria-label={link === null ? text.resendTo(email) : text.renewFor(email)}
          onClick={() => resend.mutate(invitation)}
        >
          {link === null ? text.resend : text.renew}
        </Button>
        <Button
          variant="default"
          size="sm"
          loading={withdrawal.isPending}
          aria-label={text.withdrawFrom(email)}
          onClick={() => withdrawal.mutate(invitation)}
        >
          {text.withdraw}
        </Button>
      </div>
      {link !== null && !isExpired && <InvitationLink email={email} link={link} />}
    </li>
  );
}

function InvitationLink({ email, link }: { readonly email: string; readonly link: string }) {
  return (
    <Group align="end" gap="xs" flex="1 1 100%">
      <TextInput
        flex="1 1 16rem"
        label={text.link}
        description={text.linkNote}
        aria-label={text.linkOf(email)}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton value={link}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? text.copied : text.copy}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
