import type {
  CarField,
  CarStatus,
  Category,
  Drivetrain,
  Fuel,
  RunStrip,
  Tyres,
} from '@quartermile/core/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * A submitted car with a column per field of the field table. Pictures are names in the media store. Times are seconds
 * as text, to preserve the digits as entered.
 */
@Entity('cars')
export class CarEntity implements Record<CarField, unknown> {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text', { nullable: true })
  owner!: string | null;

  /** Personal data, for the administrator only. */
  @Column('text', { nullable: true })
  cellphone!: string | null;

  @Column('text', { nullable: true })
  image!: string | null;

  /** Personal data (plates, faces, places), for the administrator only, with a signed link. */
  @Column('text', { nullable: true })
  proofImage!: string | null;

  @Column('text', { nullable: true })
  time!: string | null;

  /** km/h. */
  @Column('double precision', { nullable: true })
  trapSpeed!: number | null;

  /** Day of the run, YYYY-MM-DD. Text, because pg would read a date as an instant of the server's time zone. */
  @Column('text', { nullable: true })
  runDate!: string | null;

  /** A copy of the strip, which changes with it. The database derives `strip_id` from it. */
  @Column('jsonb', { nullable: true })
  strip!: RunStrip | null;

  /** Seconds to 60 ft. */
  @Column('double precision', { nullable: true })
  sixtyFoot!: number | null;

  /** Seconds; negative for a start before the green light. */
  @Column('double precision', { nullable: true })
  reactionTime!: number | null;

  @Column('text', { nullable: true })
  tyres!: Tyres | null;

  @Column('text', { nullable: true })
  fuel!: Fuel | null;

  @Column('text', { nullable: true })
  videoLink!: string | null;

  @Column('text', { nullable: true })
  worldFacts!: string | null;

  @Column('text', { nullable: true })
  worldFactsSource!: string | null;

  @Column('text')
  drivetrain!: Drivetrain;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text', { nullable: true })
  factoryZeroToHundred!: string | null;

  @Column('text', { nullable: true })
  factoryQuarterMile!: string | null;

  @Column('text', { nullable: true })
  factoryPower!: string | null;

  @Column('text', { nullable: true })
  factoryTorque!: string | null;

  @Column('text', { nullable: true })
  factoryWeight!: string | null;

  @Column('text', { nullable: true })
  factoryYear!: string | null;

  @Column('text', { default: 'pending' })
  status!: CarStatus;

  @Column('text', { array: true, default: '{}' })
  requestedCategories!: Category[];

  @Column('text', { nullable: true })
  rejectionReason!: string | null;

  @Column('timestamptz', { nullable: true })
  reviewedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
