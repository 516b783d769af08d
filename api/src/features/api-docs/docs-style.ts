/**
 * Corrections of Swagger UI's style sheet: readable contrast (WCAG 2.2 AA) in both colour schemes, and tables that
 * scroll by themselves and buttons of at least 24 px on narrow screens.
 */
export const DOCS_STYLE = `
:root{color-scheme:light}
.dark-mode{color-scheme:dark}
body{margin:0;background:#fff;color:#1f2328}
.dark-mode body{background:#1c2022;color:#e4e6e6}
noscript p{max-width:1460px;margin:0 auto;padding:0 1.25rem;font:1rem sans-serif}
.links{display:flex;flex-wrap:wrap;gap:0 1.5rem;max-width:1460px;margin:0 auto;padding:0.5rem 1.25rem;box-sizing:border-box}
.links a{display:inline-flex;align-items:center;min-height:2.75rem;font:1rem sans-serif;color:#1f4fa3}
.dark-mode .links a{color:#9ec5ff}
.swagger-ui .wrapper{padding:0 12px}
.swagger-ui .copy-to-clipboard,.swagger-ui .copy-to-clipboard button{flex:none;min-width:24px;min-height:24px}
.swagger-ui .info{margin:1.5rem 0}
.swagger-ui .scheme-container,.swagger-ui .response-col_links{display:none}
.swagger-ui table,.swagger-ui .responses-inner,.swagger-ui .table-container{overflow-x:auto}
.swagger-ui .info .description,.swagger-ui .opblock-summary-path{overflow-wrap:anywhere}
.swagger-ui .examples-select__section-label,.swagger-ui .headers .header-col{color:inherit}
html:not(.dark-mode) .swagger-ui :is(.info .title small,.info .title small.version-stamp){background:#3b4151}
html:not(.dark-mode) .swagger-ui :is(.info .base-url,.info .url,.parameter__in,.examples-select__section-label){color:#3b4151}
html:not(.dark-mode) .swagger-ui .opblock .opblock-summary-method{background:#1d5fb4}
html:not(.dark-mode) .swagger-ui .opblock.opblock-post .opblock-summary-method{background:#1b7048}
html:not(.dark-mode) .swagger-ui .opblock.opblock-put .opblock-summary-method{background:#8f4a00}
html:not(.dark-mode) .swagger-ui .opblock.opblock-delete .opblock-summary-method{background:#b3211e}
.dark-mode .swagger-ui .examples-select__section-label{color:#e4e6e6}
`;
