import { Button, Title } from '@mantine/core';
import { NEW_TIME_HASH, submissionPagePrefix } from '@quartermile/core/domain';
import { IconBrandWhatsapp, IconCopy, IconEye, IconShare2 } from '@tabler/icons-react';
import { useId, useState, useSyncExternalStore } from 'react';
import shared from '../../../styles/shared.module.css';
import classes from './private-link.module.css';
import type { PrivateLinkProps } from './private-link-props.js';
import { submissionLinkMessages } from './submission-link-messages.js';

const text = submissionLinkMessages;

/** WhatsApp's link that prepares a message; the sender chooses to whom it goes. */
const WHATS_APP = 'https://wa.me/?text=';

/** The private link of a submission, to open, copy and share to oneself. */
export function PrivateLink({ code, name, isMailed, isOwnPage = false }: PrivateLinkProps) {
  const id = useId();
  const [status, setStatus] = useState('');
  const origin = useOrigin();
  const canShare = origin !== '' && 'share' in navigator;
  const url = origin + submissionPagePrefix + code;
  const message = text.shareText(name);
  const copy = async (): Promise<void> => {
    setStatus('');
    setStatus(await copyText(url));
  };
  return (
    <section className={`${shared.panel} ${shared.scripted}`} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {text.title}
      </Title>
      {!isOwnPage && <p className={shared.note}>{text.detail}</p>}
      <p className={classes.keep}>{isMailed ? text.keepMailed : text.keep}</p>
      <input
        className={shared.field}
        aria-label={text.link}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={shared.row}>
        {!isOwnPage && (
          <Button component="a" href={url} leftSection={<IconEye size={18} aria-hidden="true" />}>
            {text.open}
          </Button>
        )}
        <Button variant="default" leftSection={<IconCopy size={18} aria-hidden="true" />} onClick={copy}>
          {text.copy}
        </Button>
        <Button
          component="a"
          variant="default"
          href={origin ? WHATS_APP + encodeURIComponent(`${message}: ${url}`) : undefined}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconBrandWhatsapp size={18} aria-hidden="true" />}
        >
          {text.whatsApp}
        </Button>
        {/* The page of the submission is rendered by the server, which does not know whether the system can share. */}
        {(isOwnPage || canShare) && (
          <Button
            variant="default"
            className={classes.share}
            disabled={!canShare}
            leftSection={<IconShare2 size={18} aria-hidden="true" />}
            onClick={() => void share(message, url)}
          >
            {text.share}
          </Button>
        )}
        {!isOwnPage && (
          <Button component="a" variant="subtle" href={`${url}#${NEW_TIME_HASH}`}>
            {text.newTime}
          </Button>
        )}
        <span role="status" className={classes.status}>
          {status}
        </span>
      </div>
    </section>
  );
}

const never = () => () => undefined;

/** This site's origin; empty on the server, which renders the same while the page is hydrated. */
function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
}

/** @returns the message to show */
async function copyText(url: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return text.copied;
  } catch {
    return text.copyFailed;
  }
}

/** Opens the system's share sheet. A closed or failed one needs no message: the other buttons remain. */
async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}
