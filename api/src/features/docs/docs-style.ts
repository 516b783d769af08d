/** Beside the sheet of the site's plain pages: calls fold open, and what is long scrolls by itself. */
export const DOCS_STYLE = `
header,main,footer{max-width:64rem}
.lead{margin-bottom:0.75rem;color:var(--dimmed)}
h2::first-letter,nav a::first-letter{text-transform:uppercase}
nav ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;padding:0;list-style:none}
nav li{margin:0}
nav a{display:inline-flex;align-items:center;min-height:2.75rem}
details{border-top:1px solid var(--hairline)}
details:last-of-type{border-bottom:1px solid var(--hairline)}
summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:0.25rem 0.75rem;padding:0.7rem 0;cursor:pointer;
list-style:none}
summary::-webkit-details-marker{display:none}
summary h3{display:inline;margin:0;font:inherit;font-weight:600;overflow-wrap:anywhere}
summary .method{flex:none;width:4.25rem;font:700 1.125rem/1 'Barlow Condensed','Arial Narrow',sans-serif;
letter-spacing:0.04em;color:var(--accent)}
summary .what{flex:1 1 16rem;color:var(--dimmed)}
summary::after{content:'+';flex:none;width:1rem;margin-left:auto;color:var(--dimmed);text-align:center}
[open]>summary::after{content:'\\2212'}
.badge{padding:0.1rem 0.6rem;border:1px solid var(--dimmed);border-radius:99px;font-size:0.8125rem;white-space:nowrap}
.inside{padding:0 0 1.25rem;overflow-wrap:anywhere}
h4{margin:1rem 0 0.25rem;font-size:1rem}
dl{display:grid;grid-template-columns:minmax(7rem,max-content) 1fr;gap:0.35rem 1.25rem;margin:0}
dt,dd{margin:0;min-width:0}
dd p{margin:0.15rem 0 0}
dd p:first-child{margin:0}
code,pre{font:0.875em/1.5 ui-monospace,'Cascadia Mono',Menlo,Consolas,monospace}
pre{margin:0.5rem 0 0;padding:0.85rem 1rem;border-radius:12px;background:var(--page);overflow-x:auto;white-space:pre-wrap}
.dim{color:var(--dimmed)}
@media (min-width:60rem){
summary.call{display:grid;grid-template-columns:4.25rem 20rem 1fr auto 1rem}
summary.call .what{grid-column:3;grid-row:1}
summary.call .badge{grid-column:4;grid-row:1}
summary.call::after{grid-column:5;grid-row:1}
}
@media (max-width:40rem){
dl{grid-template-columns:1fr;gap:0}
dd{margin:0 0 0.6rem}
}
`;
