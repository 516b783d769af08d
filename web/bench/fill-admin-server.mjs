import { apiRoutes } from '@quartermile/core/domain';
import sharp from 'sharp';
import { callApi, logIn } from '../../api/bench/call-api.mjs';

/** A trap speed in km/h that does not fit a quick time. */
const LOW_TRAP_SPEED = 60;
/** Concurrent calls. */
const AT_ONCE = 16;
const { cars } = apiRoutes;

/** Fills an empty server with approved cars without pictures and pending cars with two pictures and two hints each. */
export async function fillAdminServer(origin, { approved, pending }) {
  const token = await logIn(origin);
  const send = (path, body, who) => callApi(origin, 'POST', path, { body, token: who });
  await each(approved, async (nth) => {
    const { _id: carId } = await send(cars.submit, approvedCar(nth), token);
    await send(cars.review, { carId, action: 'approve', categories: ['Our Drag Races'] }, token);
  });
  await each(pending, async (nth) => send(cars.submit, await pendingCar(nth)));
}

async function each(count, make) {
  let made = 0;
  const go = async () => {
    while (made < count) {
      made += 1;
      await make(made);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, go));
}

const MODELS = ['Polo GTI', 'Golf 7 R', 'BMW M2', 'Ford Ranger', 'Toyota Supra', 'Opel Corsa'];
const modelOf = (nth) => MODELS[nth % MODELS.length];

const approvedCar = (nth) => ({
  name: `${modelOf(nth)} ${nth}`,
  owner: 'Lerato',
  time: (9 + (nth % 900) / 100).toFixed(2),
  drivetrain: 'AWD',
  description: 'Stage 2 on a cold evening, semi-slick tyres, half a tank.',
});

async function pendingCar(nth) {
  const [image, proofImage] = [await draw(nth), await draw(nth + 100)];
  // Each number and the next one are of the same driver, and the trap speed is too low for the time.
  const cellphone = `+27 82 ${1_000_000 + Math.ceil(nth / 2)}`;
  const { name, ...car } = { ...approvedCar(nth), trapSpeed: LOW_TRAP_SPEED };
  const worldFacts = car.time;
  return { ...car, name, cellphone, worldFacts, image, proofImage, requestedCategories: ['Our Drag Races'] };
}

/** A unique picture of a phone's size. */
async function draw(nth) {
  const background = { r: (nth * 53) % 256, g: (nth * 97) % 256, b: 96 };
  const create = { width: 1600, height: 1200, channels: 3, background };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}
