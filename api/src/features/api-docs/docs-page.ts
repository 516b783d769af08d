import type { OpenAPIObject } from '@nestjs/swagger';
import { apiRoutes, escapeXml, pageRoutes } from '@quartermile/core/domain';
import { hashSource, type InlineSources } from '../../platform/http/content-security-policy.js';
import { DOCS_STYLE } from './docs-style.js';
import { apiDocsMessages } from './openapi/api-docs-messages.js';

const { page } = apiDocsMessages;

/** The paths of Swagger UI's files. */
export interface DocsPageAssets {
  readonly style: string;
  readonly script: string;
}

/**
 * Starts Swagger UI in read-only mode, which only requests the document. Deep links stay disabled, because they would
 * be links inside buttons, which are not accessible. Examples get a label for accessibility. Tags are closed at first: with
 * more than about 130 open operations Swagger UI 5.33 shows a part of the first tag only.
 */
const START = `
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
follow();
dark.addEventListener('change', follow);
const labelled = (Original, { React }) => (props) =>
  React.createElement('label', null, React.createElement(Original, props));
SwaggerUIBundle({
  url: '${apiRoutes.openapi}',
  dom_id: '#docs',
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  supportedSubmitMethods: [],
  syntaxHighlight: false,
  validatorUrl: null,
  plugins: [() => ({ wrapComponents: { ExamplesSelect: labelled } })],
});
`;

/** The page's inline script and style element, for its content security policy. */
export const DOCS_PAGE_INLINE: InlineSources = {
  scripts: [hashSource(START)],
  styles: [hashSource(DOCS_STYLE)],
};

/** Renders the API reference: Swagger UI with the OpenAPI document. Without scripts the page links to the document. */
export function writeDocsPage({ info }: OpenAPIObject, assets: DocsPageAssets): string {
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(info.title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${assets.style}">
<style>${DOCS_STYLE}</style>
</head>
<body>
<nav class="links"><a href="${pageRoutes.home}">${page.home}</a><a href="${apiRoutes.openapi}">${page.document}</a></nav>
<main id="docs"><noscript><p>${page.noScript}</p></noscript></main>
<script src="${assets.script}"></script>
<script>${START}</script>
</body>
</html>
`;
}
