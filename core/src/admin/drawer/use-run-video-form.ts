import {
  type AdminCar,
  adminMessages,
  formatVideoSecond,
  isBlank,
  type ReadMoment,
  type RunVideoUpdate,
  readVideoMoment,
  runVideoMessages,
  type Video,
} from '@quartermile/core/domain';
import { useRef } from 'react';
import { changedCarLists } from '../cars/use-approved-cars.js';
import { useDashboard } from '../dashboard/dashboard-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { useAdminCall } from '../forms/use-admin-call.js';
import { useAdminForm } from '../forms/use-admin-form.js';
import { drawerForms } from './drawer-forms.js';

const text = adminMessages.drawer;
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

/** State of the form with the video of a run, with an undo after each change. */
export function useRunVideoForm(car: AdminCar, videos: readonly Video[]) {
  const { client } = useDashboard().host;
  const undo = useAdminCall({
    call: (former: RunVideoUpdate) => client.cars.setVideo(former),
    done: adminMessages.approved.undone,
    failed: text.videoFailed,
    saysWhy: true,
    lists: LISTS,
  });
  // Taken at the first attempt: the list may be loaded again before the response arrives.
  const former = useRef<RunVideoUpdate>(null);
  const read = ({ videoId, start }: RunVideoValues) => readVideoMoment(start || '0', videoId, videos);
  const state = useAdminForm<RunVideoValues, AdminCar>({
    name: { form: drawerForms.video, subject: car._id },
    initialValues: {
      videoId: car.runVideo?._id ?? '',
      start: car.runVideo ? formatVideoSecond(car.runVideo.second) : '',
    },
    validate(values) {
      const moment = read(values);
      if (typeof moment === 'string') return { start: problems[moment] };
      const isIncomplete = moment.videoId === '' && !isBlank(values.start);
      return isIncomplete ? { videoId: runVideoMessages.incomplete } : {};
    },
    call(values, options) {
      former.current ??= formerOf(car);
      const moment = read(values);
      const isNone = typeof moment === 'string' || moment.videoId === '';
      const video = isNone ? null : { _id: moment.videoId, second: moment.second };
      return client.cars.setVideo({ carId: car._id, video }, options);
    },
    done: text.videoSaved,
    failed: text.videoFailed,
    saysWhy: true,
    lists: LISTS,
    fieldOf: (path) => (path === 'video.second' ? 'start' : 'videoId'),
    afterwards() {
      const before = former.current;
      return before ? { label: adminMessages.approved.undo, run: () => undo.mutate(before) } : undefined;
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
