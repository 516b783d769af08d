import { adminMessages } from '@quartermile/core/domain';

const text = adminMessages.activity;

/** The displayed actor: an administrator's address, "A visitor", or the product for its own alerts. */
export function actorName(actor: string): string {
  if (actor === 'system') return text.system;
  return actor === 'visitor' ? text.visitor : actor;
}

/** Describes the action in the past tense. Unknown actions show the API's name. */
export function actionWords(action: string): string {
  return lookUp(text.actions, action);
}

/** Describes the subject of the action. */
export function subjectWords(type: string): string {
  return lookUp(text.subjects, type);
}

function lookUp(words: Readonly<Record<string, string>>, key: string): string {
  const known = Object.hasOwn(words, key) ? words[key] : undefined;
  return known ?? key.replaceAll('-', ' ');
}
