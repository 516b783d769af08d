import { oneOf } from './chance.mjs';
import { drawDay, drawRun, speedOf } from './draw-run.mjs';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** What a slip of one car shows. */
const truthOf = (run, kmh, date, lane = null) => [
  { figure: 'time', lane, value: run.time },
  { figure: 'sixtyFoot', lane, value: run.sixty },
  { figure: 'trapSpeed', lane, value: String(kmh) },
  ...(date ? [{ figure: 'date', lane: null, value: date }] : []),
];

const dayFirst = (date, separator) => date.split('-').toReversed().join(separator);
const named = (date) =>
  `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
/** Whether day and month cannot be exchanged. */
const isClear = (date) => Number(date.slice(8)) > 12 || date.slice(8) === date.slice(5, 7);
const comma = (text) => text.replace('.', ',');

/** Label left, value right: thermal paper of one lane, mph. */
function ladder(chance) {
  const run = drawRun(chance);
  const date = drawDay(chance);
  const trap = speedOf(run.trapMph, 'mph', 2);
  const rows = [
    ['R/T', run.reaction],
    ["60'", run.sixty],
    ["330'", run.three30],
    ['1/8', run.eighth],
    ['MPH', run.eighthMph.toFixed(2)],
    ["1000'", run.thousand],
    ['1/4', run.time],
    ['MPH', trap.printed],
  ];
  return {
    head: ['LAGOON STRIP', named(date)],
    rows: rows.map(([label, value]) => [
      { text: label, x: 0.08 },
      { text: value, x: 0.92, anchor: 'end' },
    ]),
    truth: truthOf(run, trap.kmh, date),
  };
}

/** The label between the values of both lanes, mph. */
function lanes(chance) {
  const [left, right] = [drawRun(chance), drawRun(chance)];
  const date = drawDay(chance);
  const traps = [left, right].map(({ trapMph }) => speedOf(trapMph, 'mph', 2));
  const row = (label, one, other) => [
    { text: one, x: 0.36, anchor: 'end' },
    { text: label, x: 0.5, anchor: 'middle' },
    { text: other, x: 0.94, anchor: 'end' },
  ];
  return {
    head: ['VAAL DRAGWAY CLUB', dayFirst(date, '/')],
    rows: [
      row('LANE', 'LEFT', 'RIGHT'),
      row('R/T', left.reaction, right.reaction),
      row("60'", left.sixty, right.sixty),
      row("330'", left.three30, right.three30),
      row('1/8', left.eighth, right.eighth),
      row('MPH', left.eighthMph.toFixed(2), right.eighthMph.toFixed(2)),
      row("1000'", left.thousand, right.thousand),
      row('1/4', left.time, right.time),
      row('MPH', traps[0].printed, traps[1].printed),
    ],
    truth: [
      ...truthOf(left, traps[0].kmh, null, 'left'),
      ...truthOf(right, traps[1].kmh, isClear(date) ? date : null, 'right'),
    ],
  };
}

/** Decimal commas and km/h, with full words. */
function metric(chance) {
  const run = drawRun(chance);
  const date = drawDay(chance);
  const trap = speedOf(run.trapMph, 'km/h', 1);
  const rows = [
    ['REACTION', comma(run.reaction)],
    ['60 FT', comma(run.sixty)],
    ['1/8 ET', comma(run.eighth)],
    ['1/8 KM/H', comma(speedOf(run.eighthMph, 'km/h', 1).printed)],
    ['1/4 ET', comma(run.time)],
    ['1/4 KM/H', comma(trap.printed)],
  ];
  return {
    head: ['KAROO STREET NIGHTS', date],
    rows: rows.map(([label, value]) => [
      { text: label, x: 0.1 },
      { text: value, x: 0.9, anchor: 'end' },
    ]),
    truth: truthOf(run, trap.kmh, date),
  };
}

/** Leaders of dots, the label directly before them. */
function leaders(chance) {
  const run = drawRun(chance);
  const trap = speedOf(run.trapMph, 'mph', 2);
  const rows = [
    ['60 ft', run.sixty],
    ['330 ft', run.three30],
    ['1/8 mile', run.eighth],
    ['mph', run.eighthMph.toFixed(2)],
    ['1000 ft', run.thousand],
    ['1/4 mile', run.time],
    ['mph', trap.printed],
  ];
  return {
    head: ['Coastal Test & Tune', `Car ${100 + Math.floor(chance() * 800)}`],
    rows: rows.map(([label, value]) => [
      { text: `${label} ${'.'.repeat(18 - label.length)} ${value}`, x: 0.08 },
    ]),
    truth: truthOf(run, trap.kmh, null),
  };
}

/** A timing display: light figures on a dark screen. */
function screen(chance) {
  const run = drawRun(chance);
  const trap = speedOf(run.trapMph, 'km/h', 1);
  const rows = [
    ['60 FT', `${run.sixty} s`],
    ['ET', `${run.time} s`],
    ['SPEED', `${trap.printed} km/h`],
  ];
  return {
    head: ['RUN RESULT'],
    isDark: true,
    rows: rows.map(([label, value]) => [
      { text: label, x: 0.08 },
      { text: value, x: 0.92, anchor: 'end' },
    ]),
    truth: truthOf(run, trap.kmh, null),
  };
}

/** The label above its value. */
function stacked(chance) {
  const run = drawRun(chance);
  const date = drawDay(chance);
  const trap = speedOf(run.trapMph, 'km/h', 1);
  const rows = [
    ["60'", run.sixty],
    ['1/8 ET', run.eighth],
    ['1/4 ET', run.time],
    ['1/4 KM/H', trap.printed],
  ];
  return {
    head: ['HIGHVELD RUN DAY', date.replaceAll('-', '/')],
    rows: rows.flatMap(([label, value]) => [
      [{ text: label, x: 0.5, anchor: 'middle' }],
      [{ text: value, x: 0.5, anchor: 'middle' }],
    ]),
    truth: truthOf(run, trap.kmh, date),
  };
}

/** A table with the labels in its head, one row for each lane. */
function table(chance) {
  const runs = [drawRun(chance), drawRun(chance)];
  const traps = runs.map(({ trapMph }) => speedOf(trapMph, 'mph', 2));
  const columns = [0.36, 0.56, 0.76, 0.98];
  const row = (...texts) =>
    texts.map((text, index) => ({ text, x: [0.18, ...columns][index], anchor: 'end' }));
  return {
    head: ['CAPE EIGHT O TWO'],
    rows: [
      row('LANE', "60'", '1/8', '1/4', 'MPH'),
      ...runs.map((run, index) =>
        row(['LEFT', 'RIGHT'][index], run.sixty, run.eighth, run.time, traps[index].printed),
      ),
    ],
    truth: [
      ...truthOf(runs[0], traps[0].kmh, null, 'left'),
      ...truthOf(runs[1], traps[1].kmh, null, 'right'),
    ],
  };
}

/** Elapsed time and speed of each distance in one row, without a unit beside the speed. */
function pairs(chance) {
  const run = drawRun(chance);
  const date = drawDay(chance);
  const unit = oneOf(chance, ['mph', 'km/h']);
  const trap = speedOf(run.trapMph, unit, 2);
  const row = (label, time, speed = '') => [
    { text: label, x: 0.08 },
    { text: time, x: 0.6, anchor: 'end' },
    { text: speed, x: 0.94, anchor: 'end' },
  ];
  return {
    head: ['BOLAND SPEED TRIALS', dayFirst(date, '.')],
    rows: [
      row('60 ft', run.sixty),
      row('330 ft', run.three30),
      row('1/8', run.eighth, speedOf(run.eighthMph, unit, 2).printed),
      row('1000 ft', run.thousand),
      row('1/4', run.time, trap.printed),
    ],
    truth: truthOf(run, trap.kmh, isClear(date) ? date : null),
  };
}

/** The layouts of the invented strips. */
export const layouts = { ladder, lanes, metric, leaders, screen, stacked, table, pairs };
