import type { BoardRules } from '@quartermile/core/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of the rules after the first one. */
@Entity('board_rules')
export class BoardRulesEntity implements BoardRules {
  @PrimaryColumn('text')
  version!: string;

  @Column('date')
  since!: string;

  @Column('jsonb')
  general!: string[];

  @Column('jsonb')
  boards!: BoardRules['boards'];
}
