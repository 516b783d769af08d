import type { CarStatus, Category, Drivetrain } from '@quartermile/core/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A submitted car. Pictures are names in the media store; times are seconds as text, digits as sent. */
@Entity('cars')
export class CarEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text', { nullable: true })
  owner!: string | null;

  /** Personal: for the administrator only. */
  @Column('text', { nullable: true })
  cellphone!: string | null;

  @Column('text', { nullable: true })
  image!: string | null;

  /** Personal (plates, faces, places): for the administrator only, by a signed link. */
  @Column('text', { nullable: true })
  proofImage!: string | null;

  @Column('text', { nullable: true })
  time!: string | null;

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
