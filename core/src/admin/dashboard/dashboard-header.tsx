import { Avatar, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconLogout } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useDashboard } from '../kernel/context/dashboard-context.js';
import { useLeave } from '../kernel/forms/leave-guard.js';
import { frameMessages } from '../kernel/messages/frame-messages.js';
import classes from './dashboard-header.module.css';
import { FinderButton, type FinderButtonProps } from './finder/finder-button.js';
import { HeaderAction } from './header-action.js';

const text = frameMessages;

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
      <HeaderAction
        variant="subtle"
        color="gray"
        icon={IconArrowLeft}
        label={text.backToSite}
        href={host.siteUrl}
      />
      <Title id={titleId} order={1} fz="min(1.375rem, 5.6vw)" flex={1} lineClamp={1}>
        {text.title}
      </Title>
      <FinderButton onGo={onGo} />
      <Avatar color="amber" variant="filled" size={36} title={admin.email} aria-hidden="true">
        {admin.label.trim().charAt(0).toUpperCase()}
      </Avatar>
      <Text fw={600} maw="14rem" truncate visibleFrom="sm">
        {admin.label}
      </Text>
      <HeaderAction icon={IconLogout} label={text.logout} onClick={() => leave(() => endSession('chosen'))} />
    </header>
  );
}
