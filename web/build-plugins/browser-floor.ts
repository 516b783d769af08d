import browserslist from 'browserslist';

/** Which browsers of `browserslist` in `package.json`: those of the public pages, or of the dashboard. */
type Pages = 'public' | 'dashboard';

/** The oldest versions by browser, as browserslist names them, such as `{ ios_saf: 15.6 }`. */
export function oldestBrowsers(pages: Pages): Readonly<Record<string, number>> {
  const oldest: Record<string, number> = {};
  for (const browser of browserslist(undefined, { path: import.meta.dirname, env: pages })) {
    const [name = '', versions = ''] = browser.split(' ');
    oldest[name] = Math.min(oldest[name] ?? Number.POSITIVE_INFINITY, Number.parseFloat(versions));
  }
  return oldest;
}

/** Names in build targets. Samsung Internet is a Chromium. */
const TARGETS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
} as const;

const targets = (least: Readonly<Record<string, number>>): string[] => {
  const oldest = oldestBrowsers('public');
  return Object.entries(TARGETS).map(
    ([name, target]) => target + Math.max(oldest[name] ?? 0, least[name] ?? 0),
  );
};

/** The targets of style sheets. */
export const styleTargets = targets({});

/**
 * The targets of scripts. Safari 15 has class fields, but not with parentheses in their values
 * (https://bugs.webkit.org/show_bug.cgi?id=236843). Converting every field would cost each page half a kilobyte; minified
 * code has no such values, which `browsers.config.mjs` checks.
 */
export const scriptTargets = targets({ ios_saf: 16, safari: 16 });
