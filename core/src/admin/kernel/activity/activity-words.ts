import { activityMessages } from './activity-messages.js';

const text = activityMessages;

/** The displayed actor: an administrator's address, "A visitor" or "The server". */
export function actorName(actor: string): string {
  if (actor === 'server') return text.server;
  return actor === 'visitor' ? text.visitor : actor;
}

/** Describes the action on a type of subject in the past tense. Unknown actions show the API's name. */
export function actionWords(action: string, type?: string): string {
  return lookUp(type === 'car' ? { ...text.actions, ...text.carActions } : text.actions, action);
}

/** Describes the subject of the action. */
export function subjectWords(type: string): string {
  return lookUp(text.subjects, type);
}

function lookUp(words: Readonly<Record<string, string>>, key: string): string {
  const known = Object.hasOwn(words, key) ? words[key] : undefined;
  return known ?? key.replaceAll('-', ' ');
}
