import { messages, pageRoutes } from '@quartermile/core/domain';
import { Component, type ReactNode, use } from 'react';
import { mustKeepPage } from '../platform/hydration.js';
import shared from '../styles/shared.module.css';
import classes from './root-error.module.css';
import { shellMessages } from './shell-messages.js';

/** While a component waits for this, React changes nothing on the page. */
const never = new Promise<never>(() => {});

/** The error page: no details, and a link home that works without scripts. Leaves a page that must be kept as it is. */
export function RootError() {
  if (mustKeepPage()) use(never);
  return (
    <main className={classes.root}>
      <title>{messages.app.unexpectedError}</title>
      <h1 className={classes.title}>{messages.app.unexpectedError}</h1>
      <a href={pageRoutes.home} className={shared.link}>
        {shellMessages.home}
      </a>
    </main>
  );
}

interface RootBoundaryProps {
  readonly children: ReactNode;
}

/**
 * Keeps the page when it cannot be rendered in this browser, for example because it lacks a function. Otherwise React
 * Router's boundary handles the error, which shows a stack trace when the document itself cannot be rendered.
 */
export class RootBoundary extends Component<RootBoundaryProps, { readonly error?: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override state: { readonly error?: unknown } = {};

  override render() {
    if (!('error' in this.state)) return this.props.children;
    if (mustKeepPage()) return <RootError />;
    throw this.state.error;
  }
}
