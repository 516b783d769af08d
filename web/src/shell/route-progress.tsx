import { useNavigation } from 'react-router';
import classes from './route-progress.module.css';
import { shellMessages } from './shell-messages.js';

/** Progress indicator while the next page loads; delayed, so that fast pages do not show it. */
export function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={classes.root} role="progressbar" aria-label={shellMessages.pageLoading} />;
}
