import { CATEGORIES } from '@quartermile/core/domain';

/** Path of one of the long boards. */
export const longBoardPath = '/leaderboard';

/** Name of the car at a place, counted from 1. */
export const nameOfPlace = (place: number): string => `Number ${String(place).padStart(4, '0')}`;

/** SQL that adds `cars` approved cars without pictures to all three boards, each slower than the previous one. */
export const longBoardSql = (cars: number): string => `
  WITH added AS (
    INSERT INTO cars (name, owner, time, drivetrain, description, status, approved_categories,
      reviewed_at, created_at)
    SELECT 'Number ' || lpad(place::text, 4, '0'), 'Lerato', to_char(9 + place / 100.0, 'FM999.00'), 'AWD',
      'Stage 2 on a cold evening, semi-slick tyres, half a tank.', 'approved', '{${CATEGORIES.join(',')}}', moment, moment
    FROM generate_series(1, ${cars}) place, LATERAL (SELECT now() + place * interval '1 ms' AS moment)
    RETURNING id, vehicle_id, reviewed_at
  )
  INSERT INTO entries (car_id, vehicle_id, category, created_at)
  SELECT id, vehicle_id, category, reviewed_at FROM added, unnest('{${CATEGORIES.join(',')}}'::text[]) category;
`;
