import { Button } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import { useState } from 'react';
import shared from '../styles/shared.module.css';
import classes from './offline-banner.module.css';

/** Messages on a page that was reloaded after an upgrade. */
const renewalMessages = {
  title: 'This site was updated',
  detail: 'What you typed is still here. If you were sending something, please send it again.',
} as const;

const texts = renewalMessages;

/** Says that this page was reloaded because the site was updated, until closed. Announced to screen readers. */
export function RenewedNote() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className={classes.root}>
      <p role="alert" className={`${shared.note} ${classes.words}`}>
        <strong className={classes.title}>{texts.title}</strong> {texts.detail}
      </p>
      <Button variant="subtle" onClick={() => setOpen(false)}>
        {messages.app.close}
      </Button>
    </div>
  );
}
