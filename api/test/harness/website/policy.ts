import { createHash } from 'node:crypto';

/** The source expressions of a content security policy, by directive. */
export function readPolicy(header: unknown): Record<string, string> {
  const directives = String(header)
    .split(';')
    .map((directive) => directive.trim().split(/ (.*)/s, 2) as [string, string?]);
  return Object.fromEntries(directives.map(([name, sources = '']) => [name, sources]));
}

/** The sources that allow exactly the scripts or style elements which a page contains inline, after 'self'. */
export function sourcesOfInline(html: string, element: 'script' | 'style'): string {
  const texts = [...html.matchAll(new RegExp(`<${element}(?![^>]*src=)[^>]*>(.*?)</${element}>`, 'gs'))];
  const hashes = texts.map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
  return ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');
}
