import type { OperationObject } from '@nestjs/swagger';
import { apiDocsMessages, escapeXml } from '@quartermile/core/domain';
import { type Shape, writeShape } from './write-shape.js';

const { page } = apiDocsMessages;

interface Media {
  readonly schema?: Shape;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
type Content = Readonly<Record<string, Media>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Shape;
}

/** A call with what it is to be shown by. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationObject;
}

/** A call as a fold: its line, and within it all that the document says about it. */
export function writeCall(
  { method, path, operation }: Call,
  shared: Readonly<Record<string, unknown>>,
): string {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(parameter, shared));
  return `<details>
<summary class="call"><span class="method">${method}</span><h3><code>${escapeXml(path)}</code></h3>${writeAccess(operation)}<span class="what">${escapeXml(operation.summary ?? '')}</span></summary>
<div class="inside" id="${escapeXml(operation.operationId ?? '')}">
${writeParameters(parameters)}
${writeBody(operation.requestBody as { content: Content; required?: boolean } | undefined)}
<h4>${page.answers}</h4>
<dl>${Object.entries(operation.responses).map(writeAnswer).join('\n')}</dl>
</div>
</details>`;
}

/** Some parameters are shared by many calls and stand in the document once. */
function resolve(parameter: object, shared: Readonly<Record<string, unknown>>): Parameter {
  const name = '$ref' in parameter ? String(parameter.$ref).split('/').at(-1) : undefined;
  return (name ? shared[name] : parameter) as Parameter;
}

function writeAccess({ security }: OperationObject): string {
  if (!security) return '';
  const words = security.length > 1 ? page.maybeAdministrator : page.administrator;
  return `<span class="badge">${words}</span>`;
}

function writeParameters(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const lines = parameters.map(({ name, in: place, required, description, schema }) => {
    const need = required ? page.required : page.optional;
    const more = description ? `<p class="dim">${escapeXml(description)}</p>` : '';
    return `<dt><code>${escapeXml(name)}</code> <span class="dim">${place}, ${need}</span></dt><dd><p>${writeShape(schema)}</p>${more}</dd>`;
  });
  return `<h4>${page.parameters}</h4>\n<dl>${lines.join('\n')}</dl>`;
}

function writeBody(body: { readonly content: Content; readonly required?: boolean } | undefined): string {
  if (!body) return '';
  const need = body.required === false ? ` <span class="dim">${page.optional}</span>` : '';
  const parts = Object.entries(body.content).map(
    ([type, media]) => `<p><code>${type}</code>: ${writeShape(media.schema)}</p>${writeExamples(media)}`,
  );
  return `<h4>${page.body}${need}</h4>\n${parts.join('\n')}`;
}

function writeExamples({ example, examples }: Media): string {
  const values = examples ? Object.values(examples).map(({ value }) => value) : [example];
  const shown = values.filter((value) => value !== undefined);
  return shown
    .map((value) => `<pre aria-label="${page.example}">${escapeXml(JSON.stringify(value, null, 2))}</pre>`)
    .join('\n');
}

function writeAnswer([status, response]: [string, unknown]): string {
  const { description, content } = response as { description: string; content?: Content };
  const shapes = Object.entries(content ?? {}).map(
    ([type, { schema }]) => `<p><code>${type}</code>: ${writeShape(schema)}</p>`,
  );
  return `<dt><code>${status}</code></dt><dd>${writeSentences(description)}${Number(status) < 400 ? shapes.join('') : ''}</dd>`;
}

/** Paragraphs, in which a code stands between backticks. */
function writeSentences(text: string): string {
  return text
    .split('\n\n')
    .map((sentence) => `<p>${escapeXml(sentence).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('');
}
