import { ColorSchemeScript, mantineHtmlProps, useComputedColorScheme } from '@mantine/core';
import { defaultColorScheme, fontPreloads, pageColours, QuartermileProvider } from '@quartermile/core/ui';
import type { ReactNode } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.js';
import { useNonce } from './platform/nonce-context.js';
import { readRootData } from './platform/read-root-data.server.js';
import type { RootData } from './platform/root-data.js';
import { RootBoundary, RootError } from './shell/root-error.js';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ...fontPreloads.map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
];

/** The site's profile. */
export function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  return readRootData(context);
}

/** The profile does not change between pages. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The document of every page, the error page included. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <RootBoundary>
      <html lang="en-ZA" {...mantineHtmlProps} data-mantine-color-scheme={defaultColorScheme}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="dark light" />
          <ColorSchemeScript nonce={useNonce()} defaultColorScheme={defaultColorScheme} />
          <Meta />
          <Links />
        </head>
        <body>
          <QuartermileProvider>
            <ThemeColour />
            {children}
          </QuartermileProvider>
          <ScrollRestoration />
          <Scripts />
        </body>
      </html>
    </RootBoundary>
  );
}

/** Colours the browser's toolbars on phones like the page, in the selected colour scheme. */
function ThemeColour() {
  const scheme = useComputedColorScheme(defaultColorScheme, { getInitialValueInEffect: true });
  return <meta name="theme-color" content={pageColours[scheme]} />;
}

export { RootError as ErrorBoundary };

export default Outlet;
