import {
  type AdminCar,
  apiRoutes,
  CATEGORIES,
  carSchema,
  entrySchema,
  type ProblemCode,
  placesOfBoard,
  type RunVideo,
  runVideoMessages,
  runVideoRoutes,
  runVideoUpdateSchema,
  type Video,
  type VideoRun,
  videoMomentUrl,
} from '../../domain/index.js';
import { changeCar, type MemoryBoard } from './memory-board.js';
import type { MemoryContent } from './memory-content.js';
import {
  checked,
  type Handled,
  type MemoryRoute,
  ok,
  type RoutedCall,
  refuseFields,
} from './memory-routes.js';
import { unlessOverwriting } from './memory-versions.js';

const BOARDS = ['Our Drag Races', ...CATEGORIES] as const;

/** The routes for videos of runs, and those of videos that runs copy: they take precedence over those of the content. */
export function runVideoMemoryRoutes(board: MemoryBoard, content: MemoryContent): MemoryRoute[] {
  const { list, update, delete: remove } = apiRoutes.videos;
  const find = (id: string | undefined) => content.videos.find(({ _id }) => _id === id);
  return [
    { method: 'PUT', pattern: runVideoRoutes.set, answer: ({ body }) => setVideo(board, body, find) },
    {
      method: 'GET',
      pattern: runVideoRoutes.runs,
      answer: ({ parts }) => (find(parts.id) ? ok(runsOf(board, parts.id ?? '')) : 'not_found'),
    },
    {
      method: 'GET',
      pattern: list,
      answer: () => ok(content.videos.map((video) => ({ ...video, ...countOf(board, video) }))),
    },
    {
      method: 'PUT',
      pattern: update,
      answer(call) {
        const answer = answerOf(content, 'PUT', update, call);
        const video = find(call.parts.id);
        for (const { car, shown } of shownBy(board, call.parts.id))
          if (video) changeCar(board, car, { runVideo: runVideoOf(video, shown.second) });
        return answer;
      },
    },
    {
      method: 'DELETE',
      pattern: remove,
      answer(call) {
        for (const { car } of shownBy(board, call.parts.id)) changeCar(board, car, { runVideo: null });
        return answerOf(content, 'DELETE', remove, call);
      },
    },
  ];
}

function answerOf(
  { routes }: MemoryContent,
  method: MemoryRoute['method'],
  pattern: string,
  call: RoutedCall,
): Handled | ProblemCode {
  const route = routes.find((one) => one.method === method && one.pattern === pattern);
  return route?.answer(call) ?? 'not_found';
}

const runVideoOf = ({ _id, title, link }: Video, second: number): RunVideo => ({
  _id,
  title,
  link: videoMomentUrl(link, second),
  second,
});

function setVideo(
  board: MemoryBoard,
  body: unknown,
  find: (id: string) => Video | undefined,
): Handled | ProblemCode {
  return checked(runVideoUpdateSchema, body, ({ carId, video: given, _seen: seen }) => {
    const video = given && find(given._id);
    if (given && !video) return refuseFields([{ path: ['video', '_id'], message: runVideoMessages.unknown }]);
    const car = board.cars.find(({ _id }) => _id === carId);
    if (!car) return 'not_found';
    const runVideo = given && video ? runVideoOf(video, given.second) : null;
    return unlessOverwriting(seen, car, { ...car, runVideo }, () => ok(changeCar(board, car, { runVideo })));
  });
}

function shownBy({ cars }: MemoryBoard, videoId: string | undefined) {
  return cars.flatMap((car) =>
    car.runVideo?._id === videoId && car.runVideo ? [{ car, shown: car.runVideo }] : [],
  );
}

function countOf(board: MemoryBoard, { _id }: Video): Pick<Video, 'cars'> {
  const approved = shownBy(board, _id).filter(({ car }) => car.status === 'approved');
  const cars = new Set(approved.map(({ car }) => car.vehicleId)).size;
  return cars > 0 ? { cars } : {};
}

function runsOf(board: MemoryBoard, videoId: string): VideoRun[] {
  return shownBy(board, videoId)
    .filter(({ car }) => car.status === 'approved')
    .toSorted((one, other) => one.shown.second - other.shown.second)
    .flatMap(({ car }) => toVideoRun(board, car) ?? []);
}

function toVideoRun({ entries }: MemoryBoard, run: AdminCar): VideoRun | null {
  const places = BOARDS.flatMap((board) => placesOfBoard(entries, board)).filter(
    ({ entry }) => entry.car.vehicleId === run.vehicleId,
  );
  const shown = places.find(({ entry }) => entry.car._id === run._id) ?? places[0];
  if (!shown) return null;
  const isOwn = shown.entry.car._id === run._id;
  return {
    car: carSchema.parse({ ...run, ...(!isOwn && { image: null }) }),
    entry: entrySchema.parse(shown.entry),
    place: shown.position,
  };
}
