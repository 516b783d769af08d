import type { OpenAPIObject, OperationObject } from '@nestjs/swagger';
import { apiDocsMessages, apiRoutes, escapeXml, pageRoutes } from '@quartermile/core/domain';
import { DOCS_STYLE } from './docs-style.js';
import { type Call, writeCall } from './write-call.js';
import { type Shape, shapeId, writeFields } from './write-shape.js';

const { page } = apiDocsMessages;

/**
 * The description of the API as a page, in the look of the site's plain pages and without a script.
 * @param nonce the content security policy's, for the style
 */
export function writeDocsPage(document: OpenAPIObject, nonce: string): string {
  const { info, tags = [], components } = document;
  const calls = callsOf(document);
  const sections = tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags?.includes(name));
    const lines = own.map((call) => writeCall(call, components?.parameters ?? {}));
    return `<section id="${anchor(name)}">
<h2>${escapeXml(name)}</h2>
<p class="lead">${escapeXml(description ?? '')}</p>
${lines.join('\n')}
</section>`;
  });
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(info.title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/legal.css">
<style nonce="${nonce}">${DOCS_STYLE}</style>
</head>
<body>
<header><a class="home" href="${pageRoutes.home}"><img src="/favicon.svg" alt="" width="32" height="32">${page.brand}</a></header>
<main><article>
<h1>${escapeXml(info.title)}</h1>
<p>${escapeXml(info.description ?? '')}</p>
<p class="lead">${page.version(info.version)} · <a href="${apiRoutes.openapi}">${page.document}</a></p>
<nav aria-label="${page.calls}"><ul>${tags.map(({ name }) => link(anchor(name), name)).join('')}${link(SHAPES, page.schemas)}</ul></nav>
${sections.join('\n')}
<section id="${SHAPES}">
<h2>${page.schemas}</h2>
${Object.entries(components?.schemas ?? {})
  .map(writeNamedShape)
  .join('\n')}
</section>
</article></main>
<footer><a href="${pageRoutes.home}">${page.home}</a></footer>
</body>
</html>
`;
}

const SHAPES = 'shapes';
const anchor = (tag: string): string => `calls-${tag.replaceAll(' ', '-')}`;
const link = (id: string, words: string): string => `<li><a href="#${id}">${escapeXml(words)}</a></li>`;

function callsOf({ paths }: OpenAPIObject): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as OperationObject,
    })),
  );
}

/** Its id stands inside of the fold: a browser opens the fold of what a link leads to. */
function writeNamedShape([name, shape]: [string, unknown]): string {
  return `<details>
<summary><h3><code>${escapeXml(name)}</code></h3></summary>
<div class="inside" id="${shapeId(name)}">${writeFields(shape as Shape)}</div>
</details>`;
}
