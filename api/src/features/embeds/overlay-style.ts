import { accentTones } from '@quartermile/core/domain';
import { DISPLAY_FACE, DISPLAY_FONT } from './embed-style.js';

/**
 * Style of an overlay: nothing but letters is opaque. Letters are light, with a dark outline and a shadow, so that they
 * can be read on any video. Sizes follow the browser source. Without a colour scheme, because browsers paint the background of a dark one.
 */
export const overlayStyle = (accent: string | null): string => `
${DISPLAY_FACE}
:root{background:transparent;font-size:clamp(14px,3.4vmin,48px)}
*{box-sizing:border-box}
body{margin:0;background:transparent;color:#fff;font:700 2rem/1.1 ${DISPLAY_FONT};overflow:hidden}
main{padding:1rem;paint-order:stroke fill;-webkit-text-stroke:.22em #000;stroke-linejoin:round;
filter:drop-shadow(0 .1em .15em #000c)}
main *{-webkit-text-stroke-width:.16em}
h1{margin:0 0 .5rem;color:${accentTones(accent).dark.accentText};font-size:1.75rem;letter-spacing:.02em;text-transform:uppercase}
h1 small{color:#fff;font-size:1.25rem}
ol{margin:0;padding:0;list-style:none}
li{display:flex;align-items:center;gap:1rem;min-height:4rem}
.place{flex:none;min-width:2rem;text-align:center;font-size:2.75rem}
.p1{color:#f3c03d}.p2{color:#dfe4ea}.p3{color:#e6a874}
.car{flex:1;min-width:0;display:grid}
.car b,.car small{margin:-.16em 0;padding:.2em .1em;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.car small{font-size:1.375rem}
.figure{flex:none;color:${accentTones(accent).dark.accentText};font-size:3rem;line-height:1;font-variant-numeric:tabular-nums}
.figure small{font-size:1.75rem}
p{margin:.25rem 0 0}
@media (prefers-reduced-motion:no-preference){
li,.note{animation:show .25s ease-out}
@keyframes show{from{opacity:0;transform:translateY(.25rem)}}
}
`;
