import { apiPath, driverPagePath, driverPagePrefix, readPageId, shareRoutes } from '@quartermile/core/domain';
import { data, redirect, useRevalidator } from 'react-router';
import { browserClient } from '../../platform/browser-client.js';
import { deferToServiceWorker } from '../../platform/cached-page.js';
import { pageMeta } from '../../platform/page-meta.js';
import { describeBreadcrumbs } from '../../seo/describe-board.js';
import { describeDriver } from '../../seo/describe-cars.js';
import { notFoundMeta } from '../../shell/not-found.js';
import type { Route } from './+types/driver-route.js';
import { carMessages } from './car-messages.js';
import { DriverPageView } from './driver-page.js';
import type { LoadedDriver } from './load-pages.js';
import { isShown, redirectStatus, statusOf } from './page-status.js';
import { readDriver } from './read-pages.server.js';

const text = carMessages.driver;

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const root = matches[0].loaderData;
  const page = loaderData?.value ?? null;
  if (page === 'missing') return notFoundMeta;
  if (!root || !isShown(page))
    return pageMeta(root, { title: text.carsTitle, path: driverPagePrefix + params.driver, isPrivate: true });
  const { name, cars } = page;
  const path = driverPagePath(page);
  const title = text.title(name);
  const first = cars.find(({ places }) => places.length > 0)?.places[0];
  const picture = first && { path: apiPath(shareRoutes.entry, { entryId: first.entryId }), alt: title };
  return pageMeta(root, {
    title,
    description: text.description(name, cars.length),
    path,
    ...(picture && { picture }),
    structured: [describeDriver(root, page, path), describeBreadcrumbs(root, [name, path])],
  });
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const value = await readDriver(context, readPageId(params.driver));
  if (isShown(value)) {
    const status = redirectStatus(params.driver, value._id, driverPagePath(value));
    if (status) throw redirect(driverPagePath(value), status);
  }
  return data({ value }, { status: statusOf(value) });
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  deferToServiceWorker(request);
  const value = await loadInBrowser(readPageId(params.driver));
  if (isShown(value) && redirectStatus(params.driver, value._id, driverPagePath(value)))
    throw redirect(driverPagePath(value));
  return { value };
}

async function loadInBrowser(id: string): Promise<LoadedDriver> {
  try {
    const [client, { loadDriver }] = await Promise.all([browserClient(), import('./load-pages.js')]);
    return await loadDriver(client, id);
  } catch (error) {
    console.warn('The code that loads a driver could not be loaded.', error);
    return null;
  }
}

/** /drivers/ID-slug */
export default function DriverRoute({ loaderData: { value } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return <DriverPageView loaded={value} reload={() => void revalidate()} isReloading={state === 'loading'} />;
}
