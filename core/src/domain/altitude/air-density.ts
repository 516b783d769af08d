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
