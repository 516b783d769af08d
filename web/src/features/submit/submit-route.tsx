import { pageRoutes } from '@quartermile/core/domain';
import { browserClient } from '../../platform/browser-client.js';
import { pageMeta } from '../../platform/page-meta.js';
import { useSiteProfile } from '../../shell/use-site-profile.js';
import type { Route } from './+types/submit-route.js';
import { Submission } from './submission.js';
import { submitMessages } from './submit-messages.js';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData, {
    title: submitMessages.title,
    description: submitMessages.intro,
    path: pageRoutes.submitTimes,
  });
}

/** /submit-times */
export default function SubmitRoute() {
  return <Submission getClient={browserClient} sendsMail={useSiteProfile().sendsMail} />;
}
