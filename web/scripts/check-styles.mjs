/** Checks the built style sheets for features that the oldest browsers of their pages lack: `browserslist` in `package.json`. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import browserslist from 'browserslist';
import DoIUse from 'doiuse/lib/DoIUse.js';
import postcss from 'postcss';
import { dashboardFiles } from '../build-plugins/dashboard-files.ts';

const BUILD = join(import.meta.dirname, '../build/client');

/** Features, as caniuse names them, without which pages work by the reading of their styles, or that have a fallback. */
const DISPENSABLE = [
  // Mouse pointers, scroll bars, selections, reduced overscrolling: the browser's own are fine.
  ...[
    'css3-cursors',
    'css3-cursors-grab',
    'css3-cursors-newer',
    'css-scrollbar',
    'css-selection',
    'css-resize',
  ],
  ...[
    'css-overscroll-behavior',
    'css-touch-action',
    'css-text-box-trim',
    'css-marker-pseudo',
    'text-decoration',
  ],
  // Faster, or better only while scripts are switched off.
  ...['css-content-visibility', 'css-media-scripting'],
  // Each has a fallback: `@supports`, or a declaration before it.
  ...['css-has', 'css-container-query-units', 'viewport-unit-variants'],
  // Supported in part, and used as far as that.
  ...[
    'css-clip-path',
    'css-masks',
    'css-overflow',
    'intrinsic-width',
    'css-display-contents',
    'css-unicode-bidi',
  ],
  ...['multicolumn'],
];

/** A minifier that does not get the targets drops the fallback of such a unit, and then the whole declaration is lost. */
function reportLostFallbacks(root, file) {
  root.walkDecls((declaration) => {
    if (!/\d[sdl]v[hwib]\b/.test(declaration.value)) return;
    if (declaration.parent.nodes.find(({ prop }) => prop === declaration.prop) !== declaration) return;
    process.exitCode = 1;
    console.error(`${file}: no fallback before ${declaration}`);
  });
}

const ofDashboard = new Set(dashboardFiles(join(BUILD, 'assets')));
for (const file of globSync('**/*.css', { cwd: BUILD })) {
  const env = ofDashboard.has(basename(file)) ? 'dashboard' : 'public';
  const check = new DoIUse({
    browsers: browserslist(undefined, { path: BUILD, env }),
    ignore: DISPENSABLE,
    onFeatureUsage({ feature, featureData: { missing, partial }, usage }) {
      process.exitCode = 1;
      console.error(
        `${file}: ${feature} is not supported by ${missing || partial}: ${usage.toString().slice(0, 120)}`,
      );
    },
  });
  const { root } = postcss([check]).process(readFileSync(join(BUILD, file), 'utf8'), { from: file });
  if (env === 'public') reportLostFallbacks(root, file);
}
