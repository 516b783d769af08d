/** Style of the page that writes snippets, on top of the sheet of the plain pages. */
export const SNIPPET_STYLE = `
header,main,footer{max-width:56rem}
form{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:end;margin-top:1.5rem}
form label:first-of-type,form label:last-of-type{grid-column:1/-1}
@media (min-width:40rem){form{grid-template-columns:3fr 2fr 2fr 2fr}form label:is(:first-of-type,:last-of-type){grid-column:auto}}
label{display:grid;gap:.25rem;font-weight:600}
h2 label{font-weight:inherit}
select,textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--dimmed);border-radius:10px;background:var(--page);color:var(--text);font:inherit}
textarea{margin-top:.75rem;font:.875rem/1.5 ui-monospace,Menlo,Consolas,monospace;resize:vertical}
button.button{justify-content:center;border:0;font:inherit;font-weight:650;cursor:pointer}
.actions{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem;margin-top:.5rem}
iframe{display:block;max-width:40rem;margin-top:.75rem;border:0;border-radius:14px;box-shadow:0 0 0 1px var(--hairline)}
dl{margin:.75rem 0 0}
dt{margin-top:.75rem;font-weight:600}
dd{margin:.25rem 0 0}
code{font:.875rem/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
[hidden]{display:none!important}
`;
