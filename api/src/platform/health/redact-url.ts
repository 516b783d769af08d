import {
  entryQuerySchema,
  isSubmissionPath,
  pageParameters,
  submissionRoutes,
} from '@quartermile/core/domain';

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
/** Scheme and host, with what identifies a person in front of the host. */
const ORIGIN = /^([a-z][\w+.-]*:\/\/)([^/?#]*@)?[^/?#]*/i;
/** The first segments of a path that are written plainly. Readers differ about everything else. */
const PLAIN_SEGMENTS = /^(?:\/(?!\.\.?(?:\/|$))[\w.~-]+(?=\/|$))*\/?/;
/** What may be done with a submission; these words may follow its code. */
const ACTIONS = new Set(Object.values(submissionRoutes).flatMap((path) => path.split('/:code/').slice(1)));
/** As long as the code of a submission, or longer. */
const RUN = /[\w-]{32,}/g;
/** A word of a text, also one that is escaped for JSON. */
const WORD = /(?:[^\s"'<>`()\\]|\\\\)+/g;
/** The rest of the path of a source file in the stack of an error. */
const SOURCE_FILE = /^submissions[a-z./-]*\.[jt]sx?(?::\d+)*$/;
/** A parameter within other text, such as the message of an error. */
const PARAMETER = /([?&;#]|%3f|%26|%3b|%23)([\w.~%[\]-]{1,64}?)(=|%3d)([^\s"'\\&<>`]*)/gi;

/**
 * A URL for the log: shows the values of harmless query parameters only, because tokens and personal data come under
 * any name.
 */
export function redactUrl(url: string): string {
  const start = QUERY_START.exec(url);
  const path = redactPath(start ? url.slice(0, start.index) : url);
  if (!start) return path;
  const query = url.slice(start.index + start[0].length);
  return path + start[0] + (query && query.split('&').map(redactPair).join('&'));
}

/** Shows a path up to what is not written plainly, without the codes of submissions. */
function redactPath(path: string): string {
  const [origin = '', scheme, userInfo] = ORIGIN.exec(path) ?? [];
  const rest = path.slice(origin.length);
  const [plain = ''] = PLAIN_SEGMENTS.exec(rest) ?? [];
  const shown = redactRuns(redactCode(plain));
  const host = userInfo ? `${scheme}${HIDDEN}@${origin.slice(`${scheme}${userInfo}`.length)}` : origin;
  return host + shown + (plain.length < rest.length ? HIDDEN : '');
}

/** Hides what follows the name of submissions in a plain path. */
function redactCode(path: string): string {
  const segments = path.split('/');
  const at = segments.findIndex((segment) => /submissions/i.test(segment));
  if (at < 0 || !segments[at + 1]) return path;
  const action = segments.slice(at + 2).at(-1) ?? '';
  return [...segments.slice(0, at + 1), HIDDEN, ...(ACTIONS.has(action) ? [action] : [])].join('/');
}

/** Text for the log, with the parameters of URLs and the codes in them redacted. JSON stays valid. */
export function redactText(text: string): string {
  return redactRuns(text.replace(WORD, redactWord)).replace(
    PARAMETER,
    (_, start: string, name: string, equals: string, value: string) =>
      start + name + equals + (isShown(name, value) ? value : HIDDEN),
  );
}

function redactWord(word: string): string {
  if (!/[/\\%]/.test(word) || !isSubmissionPath(word)) return word;
  const isSourceFile = !word.includes('%') && SOURCE_FILE.test(word.slice(word.search(/submissions/i)));
  return isSourceFile ? word : redactUrl(word);
}

/** Without what is random, such as a code in a place of its own: neither words nor the hexadecimal names of pictures. */
function redactRuns(text: string): string {
  return text.replace(RUN, (run) => (/\d/.test(run) && /[A-Z]/.test(run) ? HIDDEN : run));
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
