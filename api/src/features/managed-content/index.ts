export type { ContentKind } from './content-kind.js';
export type { ContentStore } from './content-store.js';
export { ManagedContentModule } from './managed-content.module.js';
export { ManagedContent } from './managed-content.service.js';
export { Publications } from './publications.service.js';
export { lockDue, publishAtColumn } from './schedule.js';
