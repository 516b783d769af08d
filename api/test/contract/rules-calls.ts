import {
  boardRulesSchema,
  FIRST_RULES,
  FIRST_RULES_VERSION,
  reviewTextsSchema,
  rulesRoutes,
} from '@quartermile/core/domain';
import * as z from 'zod';
import type { ContractCall } from './contract-call.js';

const publish = { method: 'POST', path: rulesRoutes.publish } as const;
const setTexts = { method: 'PUT', path: rulesRoutes.reviewTexts } as const;
const { general, boards } = FIRST_RULES;
const changed = { status: 409, code: 'changed_meanwhile' } as const;
const unauthorized = { status: 401, code: 'unauthorized' } as const;

/** Versions of the rules, and the sentences that reviewers choose from. */
export const rulesCalls: readonly ContractCall[] = [
  {
    name: 'the rules are there for everybody',
    method: 'GET',
    path: rulesRoutes.list,
    token: null,
    status: 200,
    schema: z.array(boardRulesSchema),
    values: [{ version: FIRST_RULES_VERSION }],
  },
  { ...publish, name: 'rules are not published without a token', token: null, body: {}, ...unauthorized },
  {
    ...publish,
    name: 'rules that are in force make no version',
    body: { general, boards },
    status: 201,
    schema: boardRulesSchema,
    values: { version: FIRST_RULES_VERSION },
  },
  {
    ...publish,
    name: 'rules are based on those in force',
    body: { general: ['Mine.'], boards, _seen: { version: '2026-10' } },
    ...changed,
  },
  {
    ...publish,
    name: 'a board has rules',
    body: { general, boards: { ...boards, 'World Facts': [' '] } },
    status: 400,
    code: 'invalid_input',
    fields: ['boards.World Facts.0'],
  },
  {
    name: 'reasons and questions',
    method: 'GET',
    path: rulesRoutes.reviewTexts,
    status: 200,
    schema: reviewTextsSchema,
  },
  {
    ...setTexts,
    name: 'reasons and questions are set',
    body: { reasons: ['Too blurred.'], questions: ['Which strip?'] },
    status: 200,
    schema: reviewTextsSchema,
    values: { reasons: ['Too blurred.'], questions: ['Which strip?'] },
  },
  {
    ...setTexts,
    name: 'reasons are not overwritten unseen',
    body: { reasons: ['Mine.'], questions: ['Which strip?'], _seen: { reasons: ['Another.'] } },
    ...changed,
  },
];
