import type {
  Aspiration,
  CarField,
  CarStatus,
  Category,
  Drivetrain,
  EvidenceKind,
  Fuel,
  RunStrip,
  RunVideo,
  Tyres,
} from '@quartermile/core/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * A run of a car as it was sent, with a column per field of the field table. The runs of one car share their vehicle.
 * Pictures are names in the media store. Times are seconds as text, to preserve the digits as entered.
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

  /** A copy of the strip, which changes with it. */
  @Column('jsonb', { nullable: true })
  strip!: RunStrip | null;

  /** Refers to the strip. A trigger sets it; it is never read here. */
  @Column({ type: 'uuid', nullable: true, insert: false, update: false, select: false })
  readonly stripId?: string | null;

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
  aspiration!: Aspiration | null;

  @Column('text', { nullable: true })
  videoLink!: string | null;

  @Column('text', { nullable: true })
  evidence!: EvidenceKind | null;

  @Column('text', { nullable: true })
  evidenceSource!: string | null;

  /** Day of the publication, YYYY-MM-DD; text like `runDate`. */
  @Column('text', { nullable: true })
  evidenceDate!: string | null;

  @Column('text', { nullable: true })
  evidenceLink!: string | null;

  /** A copy of the site's video that shows the run, which changes with it. */
  @Column('jsonb', { nullable: true })
  runVideo!: RunVideo | null;

  /** Refers to the video. A trigger sets it; it is never read here. */
  @Column({ type: 'uuid', nullable: true, insert: false, update: false, select: false })
  readonly videoId?: string | null;

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

  /** The car whose run it is. A row that is inserted without one gets a new vehicle. */
  @Column({ type: 'uuid', default: () => 'add_vehicle()' })
  vehicleId!: string;

  /** The categories for which the run was approved. It is an entry there if it is the best one of its vehicle. */
  @Column('text', { array: true, default: '{}' })
  approvedCategories!: Category[];
}
