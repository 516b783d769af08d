import { messages } from '@quartermile/core/domain';
import { useNavigation } from 'react-router';
import classes from './route-progress.module.css';

/** A lamp that runs along the bar while the next page loads; quick pages never show it. */
export function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={classes.root} role="progressbar" aria-label={messages.shell.pageLoading} />;
}
