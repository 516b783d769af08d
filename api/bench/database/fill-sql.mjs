import { CATEGORIES } from '@quartermile/core/domain';

const MAKES = ['Polo GTI', 'Golf 7 R', 'BMW M2', 'Ford Ranger', 'Toyota Supra', 'Opel Corsa', 'Audi RS3'];
const OWNERS = ['Lerato', 'Thandi', 'Sipho', 'Johan', 'Ayesha', 'Kagiso', 'Pieter', 'Naledi', 'Zanele'];
const PARTS = [
  'Stage 2 on a cold evening at Tarlton.',
  'Semi-slick tyres, half a tank.',
  'Stock turbo, E85, custom map by the owner.',
  'Second run of the night after a long wait in the lanes.',
  'Full weight with a passenger.',
  'New gearbox, still being run in.',
  'Headwind, and the launch was far from perfect.',
];
const list = (values) => `'{${values.map((value) => `"${value}"`).join(',')}}'::text[]`;
/** A value of a list, chosen by the car's number, so that every run has the same board. */
const pick = (values, step) =>
  `(${list(values)})[1 + mod(place * ${step} + place / ${values.length}, ${values.length})]`;

/** SQL that adds approved cars without pictures, each with an entry in every category. */
export const fillSql = (cars) => `
  WITH added AS (
    INSERT INTO cars (name, owner, time, world_facts, drivetrain, description, factory_power, factory_year, status,
      approved_categories, reviewed_at, created_at)
    SELECT ${pick(MAKES, 3)} || ' ' || place, ${pick(OWNERS, 5)}, to_char(8 + mod(place * 37, 900) / 100.0, 'FM990.00'),
      CASE WHEN mod(place, 2) = 0 THEN to_char(9 + mod(place * 53, 700) / 100.0, 'FM990.0') END, ${pick(['AWD', 'FWD', 'RWD'], 1)},
      ${pick(PARTS, 2)}, (100 + mod(place * 13, 400)) || ' kW', (1995 + mod(place, 30))::text, 'approved', ${list(CATEGORIES)},
      moment, moment
    FROM generate_series(1, ${cars}) place, LATERAL (SELECT now() - place * interval '1 minute' AS moment)
    RETURNING id, vehicle_id, reviewed_at, name
  )
  INSERT INTO entries (car_id, vehicle_id, category, created_at, votes)
  SELECT id, vehicle_id, category, reviewed_at, mod(length(category) * ascii(right(name, 1)) * ascii(right(name, 2)), 300)
  FROM added, unnest(${list(CATEGORIES)}) category`;
