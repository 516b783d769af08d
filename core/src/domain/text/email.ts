import { EMAIL_MAX_LENGTH } from '../limits.js';
import { cleanText } from './clean-text.js';
import { plainForms } from './plain-forms.js';
import { isStorableText } from './storable-text.js';

/** The pattern of browsers' e-mail fields (HTML, "valid e-mail address"). */
export const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** Hyphens and short dashes; not em dashes, with which programs replace two hyphens. */
const HYPHENS = /[\u2010-\u2013\u2212]/g;
/** Letters, digits and hyphens between dots, of which IDNA has three forms, and at least one of them not ASCII. */
const INTERNATIONAL_DOMAIN = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}\u00b7\u200c-\u200d\u3002\u30fb.-]+$/u;

/** An e-mail address in its one form: plain lower-case characters, an international domain in ASCII (IDNA). */
export function plainEmail(text: string): string {
  const plain = plainForms(cleanText(text)).replace(HYPHENS, '-').toLowerCase();
  const at = plain.lastIndexOf('@') + 1;
  return plain.slice(0, at) + asciiDomain(plain.slice(at));
}

/** Whether text is an e-mail address, also with an international domain. */
export function isEmail(text: string): boolean {
  const address = plainEmail(text);
  return isStorableText(text) && address.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(address);
}

function asciiDomain(domain: string): string {
  if (!INTERNATIONAL_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
