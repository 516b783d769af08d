import {
  type Aspiration,
  type CarTimes,
  MISSING_TIME_S,
  type RunFacts,
  rankingTime,
} from '@quartermile/core/domain';

/** Temperature of the standard atmosphere at sea level, K (ISO 2533:1975). */
const SEA_LEVEL_TEMPERATURE_K = 288.15;

/** By how much it gets colder with the altitude, K per metre (ISO 2533:1975). */
const LAPSE_RATE_K_PER_M = 0.0065;

/** The density falls with this power of the temperature: g / (R × lapse rate) − 1 with g = 9.80665 m/s², R = 287.053 J/(kg K). */
const DENSITY_EXPONENT = 4.25588;

/**
 * Density of the air relative to that at sea level in the International Standard Atmosphere (ISO 2533:1975), which
 * knows neither weather nor season.
 * @param altitudeM metres above the sea, up to 11,000
 * @returns 1 at sea level, 0.852 at 1,640 m
 */
export function airDensityRatio(altitudeM: number): number {
  return (1 - (LAPSE_RATE_K_PER_M * altitudeM) / SEA_LEVEL_TEMPERATURE_K) ** DENSITY_EXPONENT;
}

/** Texts of the estimates at sea level. */
export const altitudeMessages = {
  term: 'Estimate',
  /** @param seconds with one decimal */
  seaLevel: (seconds: string): string => `about ${seconds} s at sea level`,
} as const;

/** A run with what its estimate at sea level needs. */
export type RunAtAltitude = Pick<RunFacts, 'strip' | 'aspiration'> & CarTimes;

/** Share of the lost density that costs power, by how the engine gets its air; an electric motor needs none. */
const POWER_LOSS: Readonly<Record<Aspiration, number | null>> = {
  'Naturally aspirated': 1,
  // Driven by the engine, a supercharger compresses the same volume of thinner air.
  Supercharged: 1,
  // A turbocharger turns faster in thinner air and makes up for a part. Half is our assumption: cars differ.
  Turbocharged: 0.5,
  Electric: null,
};

/** Estimates have tenths; a smaller gain would read like the time itself. */
const SMALLEST_GAIN_S = 0.05;

/**
 * Estimate of a run's quarter mile at sea level in seconds: the time goes with the cube root of the power (Fox, "On the
 * physics of drag racing", American Journal of Physics 41, 311, 1973), and the power with the density of the air.
 * @returns null for a strip of unknown altitude, an unknown aspiration, an electric car, a time that was not run on the
 *   strip, or a gain below 0.05 s
 */
export function seaLevelTime(run: RunAtAltitude): number | null {
  const altitude = run.strip?.altitude ?? null;
  const loss = run.aspiration ? POWER_LOSS[run.aspiration] : null;
  // The strip belongs to the owner's own time, not to the one in World Facts.
  const time = rankingTime({ time: run.time, worldFacts: null });
  if (altitude === null || loss === null || time === MISSING_TIME_S) return null;
  const power = 1 - loss * (1 - airDensityRatio(altitude));
  const estimate = time * Math.cbrt(power);
  return time - estimate < SMALLEST_GAIN_S ? null : estimate;
}

/** The estimate for display, such as "about 11.9 s at sea level"; null where there is none. */
export function seaLevelText(run: RunAtAltitude): string | null {
  const time = seaLevelTime(run);
  return time === null ? null : altitudeMessages.seaLevel(time.toFixed(1));
}
