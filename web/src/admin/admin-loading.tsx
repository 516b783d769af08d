import { Center } from '@mantine/core';
import { messages, pageRoutes } from '@quartermile/core/domain';
import type { ReactNode } from 'react';
import classes from './admin-loading.module.css';

const text = messages.login;

/**
 * Placeholder until the dashboard's code is loaded; without scripts it says that they are required, and after a while which
 * browsers can run it, because an older one may stop without a word.
 */
export function AdminLoading() {
  return (
    <Center mih="100dvh" role="status">
      <div className={classes.loading}>
        {messages.app.loading}
        <p className={classes.slow}>{text.browser}</p>
      </div>
      <noscript>
        <Needed>{text.noScript}</Needed>
      </noscript>
    </Center>
  );
}

/** Replaces a page of the dashboard that could not be rendered, without details of the error. */
export function AdminError() {
  return (
    <Center mih="100dvh" component="main">
      <Needed>
        {text.stopped} {text.browser}
      </Needed>
    </Center>
  );
}

function Needed({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.needed}>
      <p>{children}</p>
      <a href={pageRoutes.home}>{text.backToSite}</a>
    </div>
  );
}
