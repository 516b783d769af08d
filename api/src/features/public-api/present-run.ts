import { type Car, carTitle, driverName, rankingTime, rankingTimeText } from '@quartermile/core/domain';
import type { PublicCarFields, PublicRunFields } from './public-api-payloads.js';
import type { PublicLinks } from './public-links.js';

/** What is public about a run, with units in the names; unknown values are null. */
export function presentRun(car: Car, links: PublicLinks): PublicRunFields {
  const { strip } = car;
  return {
    run_id: car._id,
    time_s: rankingTimeText(car) === null ? null : rankingTime(car),
    time_source: timeSource(car),
    trap_speed_kmh: car.trapSpeed,
    sixty_foot_s: car.sixtyFoot ?? null,
    reaction_time_s: car.reactionTime ?? null,
    run_date: car.runDate ?? null,
    strip_id: strip?._id ?? null,
    strip_name: strip?.name ?? null,
    strip_place: strip?.place ?? null,
    strip_altitude_m: strip?.altitude ?? null,
    tyres: car.tyres ?? null,
    fuel: car.fuel ?? null,
    aspiration: car.aspiration ?? null,
    evidence: car.evidence ?? null,
    video_url: car.videoLink ?? null,
    picture_url: links.toOptional(car.image),
  };
}

/** What is public about a car. */
export function presentCar(car: Car): PublicCarFields {
  const worldFacts = { time: car.worldFacts, worldFacts: null };
  return {
    car_name: carTitle(car),
    driver: driverName(car),
    drivetrain: car.drivetrain,
    description: car.description,
    world_facts_time_s: rankingTimeText(worldFacts) === null ? null : rankingTime(worldFacts),
    world_facts_source: car.worldFactsSource,
    factory_year: car.factoryYear,
    factory_quarter_mile: car.factoryQuarterMile,
    factory_zero_to_hundred: car.factoryZeroToHundred,
    factory_power: car.factoryPower,
    factory_torque: car.factoryTorque,
    factory_weight: car.factoryWeight,
  };
}

function timeSource(car: Car): PublicRunFields['time_source'] {
  const shown = rankingTimeText(car);
  if (shown === null) return null;
  return rankingTimeText({ time: car.time, worldFacts: null }) === null ? 'world_facts' : 'run';
}
