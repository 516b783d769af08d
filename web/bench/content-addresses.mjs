import sharp from 'sharp';
import { callApi, logIn } from '../../api/bench/call-api.mjs';

const PICTURE = { width: 640, height: 400, channels: 3, background: '#ffb000' };

/** Pages of content, by the names under which they are measured. */
export const contentNames = ['/cars/ID', '/drivers/ID', '/submissions/CODE'];

/**
 * The addresses of pages on a server. Names of content become those of a submission that is approved, of its driver, and of
 * another one that waits.
 * @throws Error when the server refuses them
 */
export async function addressesOf(origin, pages) {
  if (!pages.some((page) => contentNames.includes(page))) return new Map(pages.map((page) => [page, page]));
  const car = await approve(origin, await submit(origin));
  const { code } = await submit(origin);
  const known = new Map([
    ['/cars/ID', `/cars/${car._id}`],
    ['/drivers/ID', `/drivers/${car.driverId}`],
    ['/submissions/CODE', `/submissions/${code}`],
  ]);
  const found = pages.map(async (page) => [page, await follow(origin, known.get(page) ?? page)]);
  return new Map(await Promise.all(found));
}

/** Approves a submission. Returns the page of its car. */
async function approve(origin, { _id: carId }) {
  const body = { carId, action: 'approve', categories: ['Our Drag Races'] };
  await callApi(origin, 'POST', '/api/cars/review', { body, token: await logIn(origin) });
  return callApi(origin, 'GET', `/api/leaderboard/car/${carId}`);
}

/** Sends a car. */
async function submit(origin) {
  const bytes = await sharp({ create: PICTURE }).jpeg().toBuffer();
  const image = `data:image/jpeg;base64,${bytes.toString('base64')}`;
  const car = {
    name: 'Polo GTI',
    owner: 'Lerato',
    cellphone: '+27 82 123 4567',
    drivetrain: 'FWD',
    time: '13.44',
  };
  return callApi(origin, 'POST', '/api/cars/submit', { body: { ...car, image, proofImage: image } });
}

/** The path at the end of redirections, which would be measured as well. */
async function follow(origin, path) {
  return new URL((await fetch(origin + path)).url).pathname;
}
