import { afterEach, describe, expect, test, vi } from 'vitest';
import { carSubmissionSchema, carUpdateSchema } from '../car-records/car-payloads.js';
import { messages } from '../messages.js';
import { runFactTexts, stripText } from './run-fact-texts.js';
import { isRunFact, knownRunFacts, RUN_FACTS, runFactValue } from './run-facts.js';

const STRIP = '0199f2c4-5d1e-7c3a-9b7e-2f6a1d0c8e45';
const texts = messages.runFacts;
const facts = carSubmissionSchema.pick({
  runDate: true,
  strip: true,
  sixtyFoot: true,
  reactionTime: true,
  tyres: true,
  fuel: true,
  aspiration: true,
  videoLink: true,
});
const problem = (fact: string, value: unknown) =>
  facts.safeParse({ [fact]: value }).error?.issues[0]?.message;

describe('the facts of a run in a submission', () => {
  afterEach(() => void vi.useRealTimers());

  test('are all optional', () => {
    const none = Object.fromEntries(RUN_FACTS.map((fact) => [fact, null]));
    expect(facts.parse({})).toEqual(none);
    expect(facts.parse(Object.fromEntries(RUN_FACTS.map((fact) => [fact, ''])))).toEqual(none);
  });

  test.each([
    ['runDate', '2026-02-28', '2026-02-28'],
    ['runDate', '1950-01-01', '1950-01-01'],
    ['strip', STRIP, STRIP],
    ['sixtyFoot', '1.852', 1.852],
    ['sixtyFoot', 0.5, 0.5],
    ['sixtyFoot', '20', 20],
    ['reactionTime', '-0.013', -0.013],
    ['reactionTime', '0', 0],
    ['reactionTime', -5, -5],
    ['tyres', 'Drag radial', 'Drag radial'],
    ['fuel', 'E85', 'E85'],
    ['aspiration', 'Turbocharged', 'Turbocharged'],
    ['videoLink', ' https://example.com/run ', 'https://example.com/run'],
  ])('accept as %s %j', (fact, value, stored) => {
    expect(facts.parse({ [fact]: value })).toMatchObject({ [fact]: stored });
  });

  test.each([
    ['runDate', '1949-12-31', texts.runDate],
    ['runDate', '2026-02-30', texts.runDate],
    ['runDate', '28/02/2026', texts.runDate],
    ['runDate', 20260228, texts.runDate],
    ['strip', 'Tarlton', texts.strip],
    ['strip', `${STRIP}0`, texts.strip],
    ['strip', { _id: STRIP }, texts.strip],
    ['sixtyFoot', '0.499', texts.sixtyFoot],
    ['sixtyFoot', '20.001', texts.sixtyFoot],
    ['sixtyFoot', '1.8521', texts.sixtyFoot],
    ['sixtyFoot', '1,85', texts.sixtyFoot],
    ['sixtyFoot', '1e1', texts.sixtyFoot],
    ['reactionTime', '-5.001', texts.reactionTime],
    ['reactionTime', 20.001, texts.reactionTime],
    ['reactionTime', 'quick', texts.reactionTime],
    ['tyres', 'Square', texts.tyres],
    ['fuel', 'Paraffin', texts.fuel],
    ['fuel', 95, texts.fuel],
    ['aspiration', 'turbo', texts.aspiration],
    ['videoLink', 'javascript:alert(1)', messages.request.httpUrl],
    ['videoLink', 'example.com/run', messages.request.httpUrl],
  ])('refuse as %s %j', (fact, value, message) => {
    expect(problem(fact, value)).toBe(message);
  });

  test('have a day that is not after today at the site', () => {
    // 22:30 in UTC is 00:30 of the next day in Johannesburg.
    vi.useFakeTimers({ now: Date.parse('2026-11-22T22:30:00Z'), toFake: ['Date'] });
    expect(problem('runDate', '2026-11-23')).toBeUndefined();
    expect(problem('runDate', '2026-11-24')).toBe(texts.runDate);
  });
});

test('an edit leaves absent facts unchanged and clears empty ones', () => {
  const { sixtyFoot, fuel, tyres } = carUpdateSchema.parse({
    carId: 'car-1',
    owner: 'Thandi',
    drivetrain: 'AWD',
    cellphone: '',
    time: '11.8',
    sixtyFoot: '',
    fuel: null,
  });
  expect({ sixtyFoot, fuel, tyres }).toEqual({ sixtyFoot: null, fuel: null, tyres: undefined });
});

test('known facts are shown with units, in their order', () => {
  const run = knownRunFacts({
    videoLink: 'https://example.com/run',
    reactionTime: -0.013,
    runDate: '2026-03-07',
    strip: { _id: STRIP, name: 'Tarlton', place: 'Krugersdorp', altitude: 1640 },
    sixtyFoot: null,
    fuel: 'E85',
    aspiration: 'Supercharged',
  });
  expect(run).toEqual({
    runDate: '2026-03-07',
    strip: { _id: STRIP, name: 'Tarlton', place: 'Krugersdorp', altitude: 1640 },
    reactionTime: -0.013,
    fuel: 'E85',
    aspiration: 'Supercharged',
    videoLink: 'https://example.com/run',
  });
  expect(runFactTexts(run).map(({ term, text, href }) => [term, text, href])).toEqual([
    ['Run on', 'Saturday, 7 March 2026', undefined],
    ['Strip', 'Tarlton, Krugersdorp, 1\u00a0640 m', undefined],
    ['Reaction', '-0.013 s', undefined],
    ['Fuel', 'E85', undefined],
    ['Aspiration', 'Supercharged', undefined],
    ['Video', 'Watch the run', 'https://example.com/run'],
  ]);
  expect(RUN_FACTS.map((fact) => runFactValue(run, fact))).toEqual([
    ...['2026-03-07', STRIP, '', '-0.013', '', 'E85', 'Supercharged', 'https://example.com/run'],
  ]);
  expect(['fuel', 'time', 'some'].map(isRunFact)).toEqual([true, false, false]);
});

test('a strip of unknown altitude is shown with its place alone', () => {
  expect(stripText({ _id: STRIP, name: 'ODI', place: 'Mabopane', altitude: null })).toBe('ODI, Mabopane');
  expect(stripText({ _id: STRIP, name: 'Killarney', place: 'Cape Town', altitude: 0 })).toContain('0 m');
});
