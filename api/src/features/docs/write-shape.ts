import { apiDocsMessages, escapeXml } from '@quartermile/core/domain';

const { page } = apiDocsMessages;

/** As much of an OpenAPI 3.0 schema as ours use. */
export interface Shape {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** The id of a named shape on the page. */
export const shapeId = (name: string): string => `shape-${name}`;

/** A shape in a few words, as HTML; a named one is a link to where it is spelled out. */
export function writeShape(shape: Shape | undefined): string {
  if (!shape) return page.anything;
  const words = wordsOf(shape);
  return shape.nullable ? `${words} ${page.nullable}` : words;
}

function wordsOf(shape: Shape): string {
  const name = shape.$ref?.split('/').at(-1);
  if (name) return `<a href="#${shapeId(name)}">${escapeXml(name)}</a>`;
  const several = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (several) return several.map(writeShape).join(' | ');
  if (shape.enum)
    return shape.enum.map((value) => `<code>${escapeXml(JSON.stringify(value))}</code>`).join(' | ');
  if (shape.type === 'array') return `${page.listOf} ${writeShape(shape.items)}`;
  if (shape.properties) return `{ ${Object.entries(shape.properties).map(inline).join(', ')} }`;
  return [shape.type ?? page.anything, shape.format, lengthOf(shape)].filter(Boolean).join(', ');
}

const inline = ([name, shape]: [string, Shape]): string => `${escapeXml(name)}: ${writeShape(shape)}`;

function lengthOf({ minLength, maxLength }: Shape): string {
  if (minLength === undefined && maxLength === undefined) return '';
  return page.length(minLength ?? 0, maxLength);
}

/** The fields of a shape, one a line; a shape without fields in a few words. */
export function writeFields(shape: Shape): string {
  if (!shape.properties || shape.nullable) return `<p>${writeShape(shape)}</p>`;
  const required = new Set(shape.required);
  const fields = Object.entries(shape.properties).map(([name, field]) => {
    const optional = required.has(name) ? '' : ` <span class="dim">${page.optional}</span>`;
    return `<dt><code>${escapeXml(name)}</code>${optional}</dt><dd>${writeShape(field)}</dd>`;
  });
  return `<dl>${fields.join('\n')}</dl>`;
}
