import {
  type Account,
  type AdminCar,
  CAR_PICTURES,
  carChangeMessages,
  carPictureRoutes,
  carPicturesSchema,
  type ProblemCode,
} from '../../domain/index.js';
import { changeCar, type MemoryBoard } from './memory-board.js';
import {
  checked,
  type Handled,
  type MemoryRoute,
  ok,
  refuseFields,
  storedPicture,
  withoutUndefined,
} from './memory-routes.js';
import { unlessOverwriting } from './memory-versions.js';

type Clearable = 'cellphone' | 'time' | 'worldFacts' | 'worldFactsSource';

/** The route for pictures of runs. */
export function carPictureMemoryRoutes(board: MemoryBoard): MemoryRoute[] {
  return [
    {
      method: 'PUT',
      pattern: carPictureRoutes.replace,
      answer: ({ body, caller }) => replacePictures(board, body, caller),
    },
  ];
}

function replacePictures(board: MemoryBoard, body: unknown, caller: Account | null): Handled | ProblemCode {
  return checked(carPicturesSchema, body, ({ carId, _seen: seen, ...given }) => {
    const car = board.cars.find(({ _id }) => _id === carId);
    if (!car) return 'not_found';
    if (caller?.role === 'reviewer' && car.status !== 'pending') return 'already_reviewed';
    for (const field of CAR_PICTURES) {
      const source = given[field];
      const isKnown =
        source === undefined || source?.startsWith('data:') || hadValue(board, car, field, source);
      if (!isKnown) return undoOver(field);
    }
    const pictures = { image: storedPicture(given.image), proofImage: storedPicture(given.proofImage) };
    const changes = withoutUndefined(pictures);
    return unlessOverwriting(seen, car, { ...car, ...changes }, () => ok(changeCar(board, car, changes)));
  });
}

/** The refusal of changes that clear what only an undo clears, unless there was no value before; null: none. */
export function refuseClearing(
  board: MemoryBoard,
  car: AdminCar,
  changes: { readonly [Field in Clearable]?: string | null | undefined },
): Handled | null {
  const fields = Object.keys({ cellphone: 1, time: 1, worldFacts: 1, worldFactsSource: 1 }) as Clearable[];
  const wrong = fields.find((field) => changes[field] === null && !hadValue(board, car, field, null));
  return wrong === undefined ? null : undoOver(wrong === 'worldFactsSource' ? 'source' : wrong);
}

/** Whether a car has a value, or had it before one of its changes. */
function hadValue(
  { formers }: MemoryBoard,
  car: AdminCar,
  field: Clearable | 'image' | 'proofImage',
  value: string | null,
): boolean {
  return [car, ...(formers.get(car._id) ?? [])].some((one) => one[field] === value);
}

const undoOver = (field: string): Handled =>
  refuseFields([{ path: [field], message: carChangeMessages.undoOver }]);
