import { adminMessages } from '@quartermile/core/domain';

const text = adminMessages.activity;

/** Who did it, as the list names them: an administrator's address, or "A visitor". */
export function actorName(actor: string): string {
  return actor === 'visitor' ? text.visitor : actor;
}

/** What was done, in the past tense; an action without words of its own reads as the API calls it. */
export function actionWords(action: string): string {
  return lookUp(text.actions, action);
}

/** What it was done to. */
export function subjectWords(type: string): string {
  return lookUp(text.subjects, type);
}

function lookUp(words: Readonly<Record<string, string>>, key: string): string {
  const known = Object.hasOwn(words, key) ? words[key] : undefined;
  return known ?? key.replaceAll('-', ' ');
}
