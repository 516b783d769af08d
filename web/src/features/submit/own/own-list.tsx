import { Title } from '@mantine/core';
import { submissionPagePrefix } from '@quartermile/core/domain';
import { ElapsedTime } from '@quartermile/core/ui';
import { IconChevronRight, IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { forgetSubmission, readOwnSubmissions } from '../../../own/own-submissions.js';
import shared from '../../../styles/shared.module.css';
import classes from './own-list.module.css';
import { submissionLinkMessages } from './submission-link-messages.js';

const text = submissionLinkMessages;

/** The submissions that were sent from this device, with links to their pages. Nothing when there are none. */
export function OwnList() {
  const [submissions, setSubmissions] = useState(readOwnSubmissions);
  const id = useId();
  const list = useRef<HTMLElement>(null);
  if (submissions.length === 0) return null;
  const remove = (code: string): void => {
    setSubmissions(forgetSubmission(code));
    list.current?.focus();
  };
  return (
    <section ref={list} tabIndex={-1} className={classes.root} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {text.ownTitle}
      </Title>
      <p className={shared.note}>{text.ownDetail}</p>
      <ul className={shared.figures}>
        {submissions.map(({ code, name, time }) => (
          <li key={code} className={classes.item}>
            {/* A document of its own, whose policy sends no referrer. */}
            <a href={submissionPagePrefix + code} className={classes.link} aria-label={text.ownOpen(name)}>
              <span className={classes.name}>{name}</span>
              <ElapsedTime seconds={time} size="sm" />
              <span className={`${shared.link} ${classes.open}`}>
                {text.open}
                <IconChevronRight size={18} aria-hidden="true" />
              </span>
            </a>
            <button
              type="button"
              className={`${shared.round} ${classes.remove}`}
              aria-label={text.ownRemove(name)}
              onClick={() => remove(code)}
            >
              <IconX size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
