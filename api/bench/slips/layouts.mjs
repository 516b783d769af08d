import { oneOf } from './chance.mjs';
import { drawDay, drawRun, speedOf } from './draw-run.mjs';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** What a slip of one car shows. */
const truthOf = (run, { kmh }, date, lane = null) => [
  { figure: 'time', lane, value: run.time },
  { figure: 'sixtyFoot', lane, value: run.sixty },
  { figure: 'trapSpeed', lane, value: String(kmh) },
  ...(date ? [{ figure: 'date', lane: null, value: date }] : []),
];

const dayFirst = (date, separator) => date.split('-').toReversed().join(separator);
const named = (date) =>
  `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
/** The date if day and month cannot be exchanged. */
const clear = (date) => (Number(date.slice(8)) > 12 || date.slice(8) === date.slice(5, 7) ? date : null);
const comma = (text) => text.replace('.', ',');

/** A row of texts at these places, `end` aligned but for a label on the left. */
const row = (texts, places) =>
  texts.map((text, nth) => ({ text, x: places[nth], ...(places[nth] > 0.1 && { anchor: 'end' }) }));
/** Label left, value right. */
const ladderOf = (rows, margin = 0.08) => rows.map((texts) => row(texts, [margin, 1 - margin]));
const centred = (text) => ({ text, x: 0.5, anchor: 'middle' });

/** The layouts of the invented strips. */
export const layouts = {
  /** Label left, value right: thermal paper of one lane, mph. */
  ladder(chance) {
    const [run, date] = [drawRun(chance), drawDay(chance)];
    const trap = speedOf(run.trapMph, 'mph', 2);
    const rows = ladderOf([
      ['R/T', run.reaction],
      ["60'", run.sixty],
      ["330'", run.three30],
      ['1/8', run.eighth],
      ['MPH', run.eighthMph.toFixed(2)],
      ["1000'", run.thousand],
      ['1/4', run.time],
      ['MPH', trap.printed],
    ]);
    return { head: ['LAGOON STRIP', named(date)], rows, truth: truthOf(run, trap, date) };
  },

  /** The label between the values of both lanes, mph. */
  lanes(chance) {
    const runs = [drawRun(chance), drawRun(chance)];
    const date = drawDay(chance);
    const traps = runs.map(({ trapMph }) => speedOf(trapMph, 'mph', 2));
    const both = (label, valueOf) => [label, ...runs.map(valueOf)];
    const rows = [
      ['LANE', 'LEFT', 'RIGHT'],
      both('R/T', ({ reaction }) => reaction),
      both("60'", ({ sixty }) => sixty),
      both("330'", ({ three30 }) => three30),
      both('1/8', ({ eighth }) => eighth),
      both('MPH', ({ eighthMph }) => eighthMph.toFixed(2)),
      both("1000'", ({ thousand }) => thousand),
      both('1/4', ({ time }) => time),
      both('MPH', (_, nth) => traps[nth].printed),
    ].map(([label, left, right]) => row([left, right], [0.36, 0.94]).toSpliced(1, 0, centred(label)));
    const truth = [
      ...truthOf(runs[0], traps[0], null, 'left'),
      ...truthOf(runs[1], traps[1], clear(date), 'right'),
    ];
    return { head: ['VAAL DRAGWAY CLUB', dayFirst(date, '/')], rows, truth };
  },

  /** Decimal commas and km/h, with full words. */
  metric(chance) {
    const [run, date] = [drawRun(chance), drawDay(chance)];
    const trap = speedOf(run.trapMph, 'km/h', 1);
    const values = [
      ['REACTION', run.reaction],
      ['60 FT', run.sixty],
      ['1/8 ET', run.eighth],
      ['1/8 KM/H', speedOf(run.eighthMph, 'km/h', 1).printed],
      ['1/4 ET', run.time],
      ['1/4 KM/H', trap.printed],
    ];
    const rows = ladderOf(
      values.map(([label, value]) => [label, comma(value)]),
      0.1,
    );
    return { head: ['KAROO STREET NIGHTS', date], rows, truth: truthOf(run, trap, date) };
  },

  /** Leaders of dots, the label directly before them. */
  leaders(chance) {
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
    ].map(([label, value]) => row([`${label} ${'.'.repeat(18 - label.length)} ${value}`], [0.08]));
    const head = ['Coastal Test & Tune', `Car ${100 + Math.floor(chance() * 800)}`];
    return { head, rows, truth: truthOf(run, trap, null) };
  },

  /** A timing display: light figures on a dark screen. */
  screen(chance) {
    const run = drawRun(chance);
    const trap = speedOf(run.trapMph, 'km/h', 1);
    const rows = ladderOf([
      ['60 FT', `${run.sixty} s`],
      ['ET', `${run.time} s`],
      ['SPEED', `${trap.printed} km/h`],
    ]);
    return { head: ['RUN RESULT'], isDark: true, rows, truth: truthOf(run, trap, null) };
  },

  /** The label above its value. */
  stacked(chance) {
    const [run, date] = [drawRun(chance), drawDay(chance)];
    const trap = speedOf(run.trapMph, 'km/h', 1);
    const texts = ["60'", run.sixty, '1/8 ET', run.eighth, '1/4 ET', run.time, '1/4 KM/H', trap.printed];
    const rows = texts.map((text) => [centred(text)]);
    return {
      head: ['HIGHVELD RUN DAY', date.replaceAll('-', '/')],
      rows,
      truth: truthOf(run, trap, date),
    };
  },

  /** A table with the labels in its head, one row for each lane. */
  table(chance) {
    const runs = [drawRun(chance), drawRun(chance)];
    const traps = runs.map(({ trapMph }) => speedOf(trapMph, 'mph', 2));
    const lane = (name, { sixty, eighth, time }, { printed }) => [name, sixty, eighth, time, printed];
    const rows = [
      ['LANE', "60'", '1/8', '1/4', 'MPH'],
      lane('LEFT', runs[0], traps[0]),
      lane('RIGHT', runs[1], traps[1]),
    ].map((texts) => row(texts, [0.18, 0.36, 0.56, 0.76, 0.98]));
    const truth = runs.flatMap((run, nth) => truthOf(run, traps[nth], null, ['left', 'right'][nth]));
    return { head: ['CAPE EIGHT O TWO'], rows, truth };
  },

  /** Elapsed time and speed of each distance in one row, without a unit beside the speed. */
  pairs(chance) {
    const [run, date] = [drawRun(chance), drawDay(chance)];
    const unit = oneOf(chance, ['mph', 'km/h']);
    const trap = speedOf(run.trapMph, unit, 2);
    const rows = [
      ['60 ft', run.sixty, ''],
      ['330 ft', run.three30, ''],
      ['1/8', run.eighth, speedOf(run.eighthMph, unit, 2).printed],
      ['1000 ft', run.thousand, ''],
      ['1/4', run.time, trap.printed],
    ].map((texts) => row(texts, [0.08, 0.6, 0.94]));
    return {
      head: ['BOLAND SPEED TRIALS', dayFirst(date, '.')],
      rows,
      truth: truthOf(run, trap, clear(date)),
    };
  },
};
