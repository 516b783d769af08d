import { type BoardRules, FIRST_RULES } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { BoardRulesEntity } from './board-rules.entity.js';

/** All versions of the rules, oldest first. The first one comes with the program, the others are rows. */
export async function readRules(manager: EntityManager): Promise<[BoardRules, ...BoardRules[]]> {
  const later = await manager
    .createQueryBuilder(BoardRulesEntity, 'rules')
    .orderBy('rules.since')
    // "2026-11-10" follows "2026-11-9".
    .addOrderBy('length(rules.version)')
    .addOrderBy('rules.version')
    .getMany();
  return [FIRST_RULES, ...later];
}

/** The version under which runs are approved now. */
export async function currentRulesVersion(manager: EntityManager): Promise<string> {
  return ((await readRules(manager)).at(-1) ?? FIRST_RULES).version;
}
