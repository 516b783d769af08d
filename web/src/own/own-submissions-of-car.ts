import { type OwnSubmission, readOwnSubmissions } from './own-submissions.js';

/** A run of a car. */
interface RunOfCar {
  readonly _id: string;
  readonly time: string | null;
}

/**
 * The submissions of this device that are runs of a car, the newest first, with the present times of the runs. Those that
 * were stored without their run are recognised by name and time.
 */
export function ownSubmissionsOfCar(name: string, runs: readonly RunOfCar[]): readonly OwnSubmission[] {
  return readOwnSubmissions().flatMap((own) => {
    const run = runs.find((one) =>
      own.carId === undefined ? isSent(own, name, one) : one._id === own.carId,
    );
    return run ? [{ ...own, time: run.time ?? own.time }] : [];
  });
}

const isSent = (own: OwnSubmission, name: string, { time }: RunOfCar): boolean =>
  own.name === name && time !== null && Number(time) === Number(own.time);

const CODE = /[\w-]{32}$/;

/** The code in what somebody typed or pasted: a code, or the link that ends with it; null in any other text. */
export function readCode(text: string): string | null {
  const [withoutHash = ''] = text.trim().split('#');
  return CODE.exec(withoutHash)?.[0] ?? null;
}
