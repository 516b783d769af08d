import { messages, pageRoutes } from '@quartermile/core/domain';
import classes from './root-error.module.css';

/** The error page: no details, and a link home that works without scripts. */
export function RootError() {
  return (
    <main className={classes.root}>
      <title>{messages.app.unexpectedError}</title>
      <h1 className={classes.title}>{messages.app.unexpectedError}</h1>
      <a href={pageRoutes.home} className={classes.home}>
        {messages.shell.home}
      </a>
    </main>
  );
}
