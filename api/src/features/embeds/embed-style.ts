import { type AccentTones, accentTones } from '@quartermile/core/domain';

/** The display face of the site; pages fall back to a narrow system font while it loads. */
export const DISPLAY_FACE = `@font-face{font-family:'Barlow Condensed';font-weight:700;font-display:swap;
src:url('/fonts/barlow-condensed-700.woff2') format('woff2')}`;
export const DISPLAY_FONT = `'Barlow Condensed','Arial Narrow',sans-serif`;

const night = ({ accentText }: AccentTones): string =>
  `--page:#0e1013;--row:#15171b;--text:#f2f1ee;--dimmed:#adb1b8;--accent:${accentText};--line:#ffffff14`;
const day = ({ accentText }: AccentTones): string =>
  `--page:#f7f6f3;--row:#fff;--text:#101215;--dimmed:#555960;--accent:${accentText};--line:#16181b1f`;

/** Style of an embedded board. Each row has the same height, so that a snippet can state that of the frame. */
export function embedStyle(accent: string | null): string {
  const { dark, light } = accentTones(accent);
  return `
${DISPLAY_FACE}
:root{color-scheme:dark;${night(dark)}}
@media (prefers-color-scheme:light){:root:not([data-theme]){color-scheme:light;${day(light)}}}
:root[data-theme=light]{color-scheme:light;${day(light)}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.3 system-ui,sans-serif}
main{padding:.75rem}
a{color:inherit;text-decoration:none}
a:hover{text-decoration:underline;text-underline-offset:.15em}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem .75rem;padding:0 .25rem .5rem}
h1{order:-1;margin:0;font:700 1.5rem/1.2 ${DISPLAY_FONT}}
h1 small,header .site{color:var(--dimmed);font:600 .875rem/1.2 system-ui,sans-serif}
.site{display:inline-flex;align-items:center;gap:.375rem;min-height:1.75rem}
svg{width:1.125rem;height:1.125rem}
ol{margin:0;padding:0;list-style:none}
li{display:flex;align-items:center;gap:.75rem;height:3.5rem;margin-bottom:.25rem;padding:0 .875rem 0 .625rem;border-radius:10px;background:var(--row);box-shadow:0 0 0 1px var(--line)}
.place{flex:none;display:grid;place-items:center;min-width:2rem;height:2rem;padding:0 .25rem;border-radius:1rem;color:var(--dimmed);font:700 1.25rem/1 ${DISPLAY_FONT}}
.p1,.p2,.p3{color:#141000;background:#f3c03d}.p2{background:#c9cfd6}.p3{background:#d99a66}
.car{flex:1;min-width:0;display:grid;align-content:center;align-self:stretch}
.car b,.car small{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.car small{color:var(--dimmed);font-size:.8125rem}
.figure{flex:none;color:var(--accent);font:700 1.75rem/1 ${DISPLAY_FONT};font-variant-numeric:tabular-nums}
.figure small{font-size:1.125rem}
p{margin:0;padding:1rem .25rem}
p a,footer a{color:var(--accent)}
footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.25rem;font-size:.875rem}
footer a{display:inline-flex;align-items:center;min-height:1.75rem}
@media (pointer:coarse){.site,footer a{min-height:2.75rem}}
@media (max-width:21rem){.site{display:none}}
`;
}
