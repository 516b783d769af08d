import { rulesCalls } from '@quartermile/core/client';
import { type BoardRules, pageRoutes } from '@quartermile/core/domain';
import { data, useRevalidator } from 'react-router';
import { browserClient, type GetClient } from '../../platform/browser-client.js';
import { valueOrCachedPage } from '../../platform/cached-page.js';
import { pageMeta } from '../../platform/page-meta.js';
import { serverClient } from '../../platform/server-client.server.js';
import { describeRules, rulesMessages } from '../../seo/describe-rules.js';
import type { Route } from './+types/rules-route.js';
import { RulesPage } from './rules-page.js';

const UNAVAILABLE = 503;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  const { title, description } = rulesMessages;
  const current = loaderData?.value?.at(-1);
  return pageMeta(root, {
    title,
    description,
    path: pageRoutes.rules,
    structured: [root && current ? describeRules(root, current) : null],
  });
}

/** All versions of the rules; null when loading them or the client's code failed. */
async function load(getClient: GetClient): Promise<BoardRules[] | null> {
  try {
    const { call } = await getClient();
    return await rulesCalls(call).list();
  } catch (error) {
    console.warn('The rules could not be loaded.', error);
    return null;
  }
}

export async function loader({ context }: Route.LoaderArgs) {
  const value = await load(async () => serverClient(context));
  return data({ value }, { status: value ? undefined : UNAVAILABLE });
}

/** Waits for the rules, so that a link to a version finds its section. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { value } = await valueOrCachedPage(request, () => load(browserClient));
  return { value: await value };
}

/** /how-times-get-on-the-board */
export default function RulesRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <RulesPage
      versions={loaderData.value}
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  );
}
