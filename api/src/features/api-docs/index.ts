export { ApiDocsModule } from './api-docs.module.js';
export { ApiDocument } from './openapi/api-document.js';
