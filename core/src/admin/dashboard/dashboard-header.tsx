import { Button, Title } from '@mantine/core';
import { IconArrowLeft, IconLogout } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useDashboard } from '../kernel/context/dashboard-context.js';
import { useLeave } from '../kernel/forms/leave-guard.js';
import { frameMessages } from '../kernel/messages/frame-messages.js';
import classes from './dashboard-header.module.css';
import { FinderButton, type FinderButtonProps } from './finder/finder-button.js';

const text = frameMessages;

/** On phones the two actions only show their icons. */
const actionClasses = { root: classes.action, section: classes.actionSign, label: classes.actionLabel };

/**
 * The top bar: back link, finder, account and Logout. It takes the focus after the login, so that the first Tab moves to its
 * first button.
 */
export function DashboardHeader({ onGo }: FinderButtonProps) {
  const { host, admin, endSession } = useDashboard();
  const leave = useLeave();
  const titleId = useId();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header ref={bar} tabIndex={-1} aria-labelledby={titleId} className={classes.root}>
      <Button
        component="a"
        href={host.siteUrl}
        variant="subtle"
        color="gray"
        size="sm"
        leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
        classNames={actionClasses}
        aria-label={text.backToSite}
      >
        {text.backToSite}
      </Button>
      <Title id={titleId} order={1} size="h3" className={classes.title}>
        {text.title}
      </Title>
      <FinderButton onGo={onGo} />
      <div className={classes.person} title={admin.email}>
        <span className={classes.avatar} aria-hidden="true">
          {admin.label.trim().charAt(0).toUpperCase()}
        </span>
        <span className={classes.label}>{admin.label}</span>
      </div>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconLogout size={18} aria-hidden="true" />}
        classNames={actionClasses}
        aria-label={text.logout}
        onClick={() => leave(() => endSession('chosen'))}
      >
        {text.logout}
      </Button>
    </header>
  );
}
