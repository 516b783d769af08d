import { submissionPagePrefix } from '@quartermile/core/domain';
import { useCallback } from 'react';
import { data, type HeadersFunction, useRevalidator } from 'react-router';
import { browserClient } from '../../../platform/browser-client.js';
import { pageMeta } from '../../../platform/page-meta.js';
import { useSiteProfile } from '../../../shell/use-site-profile.js';
import { submissionPageMessages } from '../submission-page-messages.js';
import type { Route } from './+types/status-route.js';
import type { LoadedStatus } from './load-status.js';
import { readStatus } from './read-status.server.js';
import { StatusPage } from './status-page.js';

const text = submissionPageMessages;

/** The address is a secret: it is in no cache, no search engine and no referrer. */
export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  ...Object.fromEntries(loaderHeaders),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const value = loaderData?.value;
  const title = value === 'missing' ? text.unknownTitle : text.title;
  return [
    ...pageMeta(matches[0].loaderData, { title, path: submissionPagePrefix, isPrivate: true }),
    // Also for visitors who came by a link of this site, whose document has another policy.
    { name: 'referrer', content: 'no-referrer' },
  ];
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { value, ...response } = await readStatus(context, params.code);
  return data({ value }, response);
}

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<{ value: LoadedStatus }> {
  try {
    const [client, { loadStatus }] = await Promise.all([browserClient(), import('./load-status.js')]);
    return { value: await loadStatus(client, params.code) };
  } catch (error) {
    console.warn('The code that loads a submission could not be loaded.', error);
    return { value: null };
  }
}

/** /submissions/CODE */
export default function StatusRoute({ loaderData, params: { code } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  return (
    <StatusPage
      key={code}
      code={code}
      loaded={loaderData.value}
      reload={reload}
      isReloading={state === 'loading'}
      getClient={browserClient}
      sendsMail={useSiteProfile().sendsMail}
    />
  );
}
