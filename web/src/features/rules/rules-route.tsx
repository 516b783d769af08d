import { boardRules, pageRoutes } from '@quartermile/core/domain';
import { pageMeta } from '../../platform/page-meta.js';
import { describeRules, rulesMessages } from '../../seo/describe-rules.js';
import type { Route } from './+types/rules-route.js';
import { RulesPage } from './rules-page.js';

export function meta({ matches }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  const { title, description } = rulesMessages;
  return pageMeta(root, {
    title,
    description,
    path: pageRoutes.rules,
    structured: [root ? describeRules(root) : null],
  });
}

/** /how-times-get-on-the-board */
export default function RulesRoute() {
  return <RulesPage versions={boardRules} />;
}
