import {
  type AdminCar,
  formatVideoSecond,
  isBlank,
  type ReadMoment,
  type RunVideoUpdate,
  readVideoMoment,
  runVideoMessages,
  type Video,
} from '@quartermile/core/domain';
import { useRef } from 'react';
import { changedCarLists } from '../kernel/cars/use-approved-cars.js';
import { useDashboard } from '../kernel/context/dashboard-context.js';
import { listKeys } from '../kernel/context/query-client.js';
import { asSeen } from '../kernel/forms/as-seen.js';
import { useAdminCall } from '../kernel/forms/use-admin-call.js';
import { useAdminForm } from '../kernel/forms/use-admin-form.js';
import { approvedMessages } from '../kernel/messages/board-messages.js';
import { drawerForms } from './drawer-forms.js';
import { drawerMessages } from './drawer-messages.js';

const text = drawerMessages;
const LISTS = [...changedCarLists, listKeys.videos];

/** The values of the form; `videoId` is empty for no video. */
interface RunVideoValues {
  readonly videoId: string;
  /** A time of the video, or a link with one. */
  readonly start: string;
}

const problems = {
  'unknown-video': runVideoMessages.unknownLink,
  invalid: runVideoMessages.second,
} as const satisfies Record<Extract<ReadMoment, string>, string>;

const formerOf = ({ _id, runVideo }: AdminCar): RunVideoUpdate => ({
  carId: _id,
  video: runVideo ? { _id: runVideo._id, second: runVideo.second } : null,
});

const FIELDS = ['runVideo'];

const valuesOf = ({ runVideo }: AdminCar): RunVideoValues => ({
  videoId: runVideo?._id ?? '',
  start: runVideo ? formatVideoSecond(runVideo.second) : '',
});

/** State of the form with the video of a run, with an undo after each change. */
export function useRunVideoForm(car: AdminCar, videos: readonly Video[]) {
  const { client } = useDashboard().host;
  const undo = useAdminCall({
    call: (former: RunVideoUpdate) => client.cars.setVideo(former),
    done: approvedMessages.undone,
    failed: text.videoFailed,
    saysWhy: true,
    lists: LISTS,
  });
  // Taken at the first attempt: the list may be loaded again before the response arrives.
  const former = useRef<RunVideoUpdate>(null);
  const read = ({ videoId, start }: RunVideoValues) => readVideoMoment(start || '0', videoId, videos);
  const state = useAdminForm<RunVideoValues, AdminCar, AdminCar>({
    name: { form: drawerForms.video, subject: car._id },
    initialValues: valuesOf(car),
    edits: { item: car, valuesOf },
    validate(values) {
      const moment = read(values);
      if (typeof moment === 'string') return { start: problems[moment] };
      const isIncomplete = moment.videoId === '' && !isBlank(values.start);
      return isIncomplete ? { videoId: runVideoMessages.incomplete } : {};
    },
    call(values, options, seen = car) {
      former.current = formerOf(seen);
      const moment = read(values);
      const isNone = typeof moment === 'string' || moment.videoId === '';
      const video = isNone ? null : { _id: moment.videoId, second: moment.second };
      return client.cars.setVideo(asSeen({ carId: car._id, video }, seen, FIELDS), options);
    },
    done: text.videoSaved,
    failed: text.videoFailed,
    saysWhy: true,
    lists: LISTS,
    fieldOf: (path) => (path === 'video.second' ? 'start' : 'videoId'),
    afterwards(_, changed) {
      const before = former.current;
      const run = (): void => undo.mutate(asSeen(before ?? formerOf(car), changed, FIELDS));
      return { label: approvedMessages.undo, run };
    },
  });
  const { form } = state;
  /** Types the start. A link of a known video chooses it and becomes its time. */
  const type = (start: string): void => {
    const moment = /^\s*https?:/i.test(start) ? read({ ...form.getValues(), start }) : 'invalid';
    if (typeof moment === 'string') form.setFieldValue('start', start);
    else form.setValues({ videoId: moment.videoId, start: formatVideoSecond(moment.second) });
  };
  /** Chooses a video; without one there is no start. */
  const choose = (videoId: string): void =>
    form.setValues(videoId === '' ? { videoId, start: '' } : { videoId });
  return { ...state, type, choose };
}
