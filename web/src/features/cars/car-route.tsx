import {
  apiPath,
  carOfDriver,
  carPageMessages,
  carPagePath,
  carPagePrefix,
  carTitle,
  rankingTimeText,
  readPageId,
  shareRoutes,
} from '@quartermile/core/domain';
import { data, redirect, useRevalidator } from 'react-router';
import { browserClient } from '../../platform/browser-client.js';
import { deferToServiceWorker } from '../../platform/cached-page.js';
import { pageMeta } from '../../platform/page-meta.js';
import { describeBreadcrumbs } from '../../seo/describe-board.js';
import { describeCar } from '../../seo/describe-cars.js';
import { notFoundMeta } from '../../shell/not-found.js';
import type { Route } from './+types/car-route.js';
import { carMessages } from './car-messages.js';
import { CarPageView } from './car-page.js';
import type { LoadedCar, ShownCar } from './load-pages.js';
import { isShown, redirectStatus, statusOf } from './page-status.js';
import { readCar } from './read-pages.server.js';

const text = carMessages;

/** The address of a car's page. */
const pathOf = ({ _id, car }: ShownCar): string => carPagePath({ _id, name: carTitle(car) });

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const root = matches[0].loaderData;
  const page = loaderData?.value ?? null;
  if (page === 'missing') return notFoundMeta;
  if (!root || !isShown(page)) {
    const title = page === 'removed' ? carPageMessages.removedTitle : text.runs;
    return pageMeta(root, { title, path: carPagePrefix + params.car, isPrivate: true });
  }
  const { car, runs, places } = page;
  const name = carTitle(car);
  const path = pathOf(page);
  const title = carPageMessages.headline(name, rankingTimeText(car));
  const [first] = places;
  const picture = first && { path: apiPath(shareRoutes.entry, { entryId: first.entryId }), alt: title };
  return pageMeta(root, {
    title,
    description: text.description(carOfDriver(car), runs.length),
    path,
    ...(picture && { picture }),
    structured: [describeCar(root, page, path), describeBreadcrumbs(root, [name, path])],
  });
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const value = await readCar(context, readPageId(params.car));
  if (isShown(value)) {
    const status = redirectStatus(params.car, value._id, pathOf(value));
    if (status) throw redirect(pathOf(value), status);
  }
  return data({ value }, { status: statusOf(value) });
}

/** The page that was loaded before the redirection to its address. */
let known: ShownCar | null = null;

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  deferToServiceWorker(request);
  const id = readPageId(params.car);
  const value = known?._id === id ? known : await loadInBrowser(id);
  known = null;
  if (isShown(value) && redirectStatus(params.car, value._id, pathOf(value))) {
    known = value;
    throw redirect(pathOf(value));
  }
  return { value };
}

async function loadInBrowser(id: string): Promise<LoadedCar> {
  try {
    const [client, { loadCar }] = await Promise.all([browserClient(), import('./load-pages.js')]);
    return await loadCar(client, id);
  } catch (error) {
    console.warn('The code that loads a car could not be loaded.', error);
    return null;
  }
}

/** /cars/ID-slug */
export default function CarRoute({ loaderData: { value } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return <CarPageView loaded={value} reload={() => void revalidate()} isReloading={state === 'loading'} />;
}
