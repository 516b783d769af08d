import { Center } from '@mantine/core';
import { messages, pageRoutes } from '@quartermile/core/domain';
import classes from './admin-loading.module.css';

/** Placeholder until the dashboard's code is loaded; without scripts it says that they are required. */
export function AdminLoading() {
  return (
    <Center mih="100dvh" role="status">
      <span className={classes.loading}>{messages.app.loading}</span>
      <noscript>
        <div className={classes.needed}>
          <p>{messages.login.noScript}</p>
          <a href={pageRoutes.home}>{messages.login.backToSite}</a>
        </div>
      </noscript>
    </Center>
  );
}
