import { describe, expect, test } from 'vitest';
import { formatVideoSecond, parseVideoSecond, secondOfLink } from '../videos/video-second.js';
import { readVideoMoment } from './read-video-moment.js';
import { runVideoUpdateSchema } from './run-video.js';
import { runVideoMessages as texts } from './run-video-messages.js';
import { canSeekVideo, videoMomentUrl } from './video-moment.js';

const YOUTUBE = 'https://youtu.be/dQw4w9WgXcQ';
const DRIVE = 'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view';
const SOCIAL = 'https://www.facebook.com/page/videos/1234567890';

describe('a second of a video', () => {
  test.each([
    ['0', 0],
    ['65', 65],
    [' 1:05 ', 65],
    ['0:05', 5],
    ['01:05', 65],
    ['90:00', 5400],
    ['1:02:03', 3723],
    ['12:00:00', 43_200],
    ['43200', 43_200],
  ])('is read from %j', (typed, second) => {
    expect(parseVideoSecond(typed)).toBe(second);
  });

  test.each([
    '',
    ' ',
    '-1',
    '1.5',
    '1:5',
    '1:60',
    '1:2:03',
    '1:60:00',
    '12:00:01',
    '43201',
    '1:00:00:00',
    '1m5s',
    '1e3',
    '0x10',
    '1 05',
    ':05',
    '1:',
    '٣',
  ])('is not read from %j', (typed) => {
    expect(parseVideoSecond(typed)).toBeNull();
  });

  test.each([
    [0, '0:00'],
    [65, '1:05'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3723, '1:02:03'],
    [43_200, '12:00:00'],
  ])('%d is shown as %s, and read again', (second, text) => {
    expect(formatVideoSecond(second)).toBe(text);
    expect(parseVideoSecond(text)).toBe(second);
  });

  test.each([
    ['', 0],
    ['?t=65', 65],
    ['?t=65s', 65],
    ['?v=x&t=1m5s', 65],
    ['?t=1h2m3s', 3723],
    ['?t=2m', 120],
    ['?t=12h', 43_200],
    ['?t=90m', 5400],
    ['?t=5s&start=65', 5],
    ['?start=65#t=5', 5],
    ['?t=65#t=5', 65],
    ['?t=1m5s!', null],
    ['?t=s', null],
    ['?start=65', 65],
    ['?time_continue=65', 65],
    ['#t=65', 65],
    ['?t=', null],
    ['?t=soon', null],
    ['?t=-5', null],
    ['?t=13h', null],
  ])('is read from a link with %j', (end, second) => {
    expect(secondOfLink(YOUTUBE + end)).toBe(second);
  });

  test('is none of what is no link', () => {
    expect(secondOfLink('1:05')).toBeNull();
  });
});

describe('a typed moment', () => {
  const videos = [
    { _id: 'a', link: YOUTUBE },
    { _id: 'b', link: DRIVE },
    { _id: 'c', link: YOUTUBE },
  ];

  test.each([
    ['1:05', 'b', { videoId: 'b', second: 65 }],
    ['1:99', 'b', 'invalid'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=65s', 'b', { videoId: 'a', second: 65 }],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=65s', 'c', { videoId: 'c', second: 65 }],
    [`${DRIVE}?t=5`, '', { videoId: 'b', second: 5 }],
    [YOUTUBE, '', { videoId: 'a', second: 0 }],
    [`${YOUTUBE}?t=soon`, '', 'invalid'],
    ['https://youtu.be/AAAAAAAAAAA?t=5', 'a', 'unknown-video'],
    ['https://example.com/?t=5', 'a', 'unknown-video'],
  ])('%s with the video "%s" chosen is %j', (typed, chosen, moment) => {
    expect(readVideoMoment(typed, chosen, videos)).toEqual(moment);
  });
});

describe('the address of a moment', () => {
  test.each([
    [YOUTUBE, 65, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=65s'],
    [
      'https://www.youtube.com/shorts/dQw4w9WgXcQ?t=1',
      65,
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=65s',
    ],
    [DRIVE, 65, `${DRIVE}?t=65`],
    [`${DRIVE}?usp=sharing&resourcekey=0-Ab_c9`, 65, `${DRIVE}?resourcekey=0-Ab_c9&t=65`],
    [SOCIAL, 65, SOCIAL],
    [YOUTUBE, 0, YOUTUBE],
    [`${YOUTUBE}?t=90`, 0, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=0s'],
    [`${DRIVE}?t=90&resourcekey=0-Ab_c9`, 0, `${DRIVE}?resourcekey=0-Ab_c9&t=0`],
    ['https://example.com/', 65, 'https://example.com/'],
  ])('of %s at %d is %s', (link, second, address) => {
    expect(videoMomentUrl(link, second)).toBe(address);
  });

  test('is a position of the embedded player on the video channel only', () => {
    expect([YOUTUBE, DRIVE, SOCIAL, 'https://youtu.be/QMdemo00001'].map(canSeekVideo)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('an attachment', () => {
  const problemOf = (video: unknown) => {
    const issue = runVideoUpdateSchema.safeParse({ carId: 'c', video }).error?.issues[0];
    return issue && [issue.path.join('.'), issue.message];
  };

  test('has a second as a number or as a time, or is released', () => {
    const parse = (second: unknown) =>
      runVideoUpdateSchema.parse({ carId: 'c', video: { _id: 'v', second } }).video?.second;
    expect([parse(0), parse(43_200), parse('1:05')]).toEqual([0, 43_200, 65]);
    expect(runVideoUpdateSchema.parse({ carId: 'c', video: null }).video).toBeNull();
  });

  test.each([
    [{ _id: 'v', second: -1 }, ['video.second', texts.second]],
    [{ _id: 'v', second: 1.5 }, ['video.second', texts.second]],
    [{ _id: 'v', second: 43_201 }, ['video.second', texts.second]],
    [{ _id: 'v', second: '12:00:01' }, ['video.second', texts.second]],
    [{ _id: 'v', second: 'soon' }, ['video.second', texts.second]],
    [{ _id: 'v' }, ['video.second', texts.second]],
    [{ second: 5 }, ['video._id', texts.unknown]],
    ['v', ['video', texts.incomplete]],
    [undefined, ['video', texts.incomplete]],
  ])('is refused as %j', (video, problem) => {
    expect(problemOf(video)).toEqual(problem);
  });
});
