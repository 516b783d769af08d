import type { ReviewTexts } from '@quartermile/core/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The single row of the sentences that reviewers choose from; none until they are changed. */
@Entity('review_texts')
export class ReviewTextsEntity implements ReviewTexts {
  @PrimaryColumn({ type: 'boolean', default: true })
  id!: boolean;

  @Column('jsonb')
  reasons!: string[];

  @Column('jsonb')
  questions!: string[];
}
