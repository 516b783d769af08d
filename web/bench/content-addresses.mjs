import { administrator } from '@quartermile/core/testing';
import sharp from 'sharp';

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
  const { token } = await post(`${origin}/api/admin/login`, administrator);
  const review = { carId, action: 'approve', categories: ['Our Drag Races'] };
  await post(`${origin}/api/cars/review`, review, { authorization: `Bearer ${token}` });
  return read(await fetch(`${origin}/api/leaderboard/car/${carId}`));
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
  return post(`${origin}/api/cars/submit`, { ...car, image, proofImage: image });
}

async function post(url, body, headers = {}) {
  const sent = { 'content-type': 'application/json', ...headers };
  return read(await fetch(url, { method: 'POST', body: JSON.stringify(body), headers: sent }));
}

async function read(answer) {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The path at the end of redirections, which would be measured as well. */
async function follow(origin, path) {
  return new URL((await fetch(origin + path)).url).pathname;
}
