import { entryQuerySchema, pageParameters } from '@quartermile/core/domain';

const HIDDEN = '[hidden]';
/** A search often is a name. */
const PERSONAL = new Set(['q']);
/** The width of a picture, and the parameters of React Router's requests for data. */
const OTHER_PARAMETERS = ['w', '_routes', 'index'];
/** Parameters whose values are logged: those of pages and public lists. */
const HARMLESS: ReadonlySet<string> = new Set(
  [...pageParameters, ...Object.keys(entryQuerySchema.shape), ...OTHER_PARAMETERS].filter(
    (name) => !PERSONAL.has(name),
  ),
);

/** What begins a query, or what a careless client takes for its beginning. */
const QUERY_START = /[?#;]|%3f|%23|%3b/i;
/** Values of harmless parameters, and names of others, that are plain enough to be logged. */
const PLAIN_VALUE = /^(?:[\w.+ -]|%20|%2b){0,64}$/i;
const PLAIN_NAME = /^[\w.%[\]-]{1,40}$/;
const USER_INFO = /^([a-z][\w+.-]*:)?\/\/[^/?#]*@/i;
/** "submissions", of which any letter may be escaped. */
const SUBMISSIONS = [...'submissions'].map((letter) => `(?:${letter}|%${hexOf(letter)})`).join('');
/** The code of a driver's submission in a path, also of the data of its page. */
const CODE = new RegExp(`(${SUBMISSIONS}(?:/|%2f))([^\\s"'\\\\&<>\`/?#]+)`, 'gi');
/** A source file in the stack of an error. */
const SOURCE_FILE = /^[a-z.-]+\.[jt]s\b/;
/** A parameter within other text, such as the message of an error. */
const PARAMETER = /([?&;#]|%3f|%26|%3b|%23)([\w.~%[\]-]{1,64}?)(=|%3d)([^\s"'\\&<>`]*)/gi;

/**
 * A URL for the log: shows the values of harmless query parameters only, because tokens and personal data come under
 * any name.
 */
export function redactUrl(url: string): string {
  const start = QUERY_START.exec(url);
  const path = (start ? url.slice(0, start.index) : url)
    .replace(USER_INFO, `$1//${HIDDEN}@`)
    .replace(CODE, `$1${HIDDEN}`);
  if (!start) return path;
  const query = url.slice(start.index + start[0].length);
  return path + start[0] + (query && query.split('&').map(redactPair).join('&'));
}

/** Text for the log, with the parameters of URLs and the codes in them redacted. JSON stays valid. */
export function redactText(text: string): string {
  const codeless = text.replace(CODE, (all, start: string, code: string) =>
    SOURCE_FILE.test(code) ? all : start + HIDDEN,
  );
  return codeless.replace(PARAMETER, (_, start: string, name: string, equals: string, value: string) => {
    return start + name + equals + (isShown(name, value) ? value : HIDDEN);
  });
}

/** The escape of a letter, of either case. */
function hexOf(letter: string): string {
  const code = letter.charCodeAt(0);
  return `(?:${code.toString(16)}|${(code - 32).toString(16)})`;
}

function redactPair(pair: string): string {
  const at = pair.indexOf('=');
  const name = at < 0 ? pair : pair.slice(0, at);
  if (at < 0) return HARMLESS.has(name) ? name : HIDDEN;
  const value = pair.slice(at + 1);
  if (isShown(name, value)) return pair;
  return PLAIN_NAME.test(name) ? `${name}=${HIDDEN}` : HIDDEN;
}

const isShown = (name: string, value: string): boolean => HARMLESS.has(name) && PLAIN_VALUE.test(value);
