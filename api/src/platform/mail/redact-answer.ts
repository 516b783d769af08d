import { redactMessage } from '../health/redact-message.js';

/** A shorter name before the @ is a common word in answers; what is left then does not identify anybody. */
const NAME_MIN_LENGTH = 3;

/** The answer of a mail server without addresses, and without the recipient's name, which servers repeat alone. */
export function redactAnswer(answer: string, recipient: string): string {
  const [name = ''] = recipient.split('@');
  const names = name.length >= NAME_MIN_LENGTH ? [recipient, name] : [recipient];
  let text = answer.replaceAll(/\s+/g, ' ');
  for (const part of names) text = text.replaceAll(new RegExp(escape(part), 'gi'), '[hidden]');
  return redactMessage(text);
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\-]/g, '\\$&');
