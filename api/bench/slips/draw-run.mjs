import { between } from './chance.mjs';

const KM_PER_MILE = 1.609344;

/** The figures of an invented run, with shares of a street car. Times in seconds, speeds in mph. */
export function drawRun(chance) {
  const time = between(chance, 9.2, 19.5);
  const near = (share, spread) => time * (share + (chance() - 0.5) * spread);
  const trapMph = (1361 / time) * between(chance, 0.94, 1.03);
  return {
    reaction: between(chance, 0.02, 0.9).toFixed(3),
    sixty: near(0.147, 0.014).toFixed(3),
    three30: near(0.415, 0.01).toFixed(3),
    eighth: near(0.645, 0.012).toFixed(3),
    eighthMph: trapMph * between(chance, 0.78, 0.81),
    thousand: near(0.838, 0.006).toFixed(3),
    time: time.toFixed(3),
    trapMph,
  };
}

/** The day of an invented run. */
export function drawDay(chance) {
  const day = new Date(
    Date.UTC(2023 + Math.floor(chance() * 3), Math.floor(chance() * 12), 1 + Math.floor(chance() * 28)),
  );
  return day.toISOString().slice(0, 10);
}

/** A speed as printed, and in km/h as it is stored. */
export function speedOf(mph, unit, decimals) {
  const printed = (unit === 'mph' ? mph : mph * KM_PER_MILE).toFixed(decimals);
  const kmh = unit === 'mph' ? Number(printed) * KM_PER_MILE : Number(printed);
  return { printed, kmh: Math.round(kmh * 100) / 100 };
}
