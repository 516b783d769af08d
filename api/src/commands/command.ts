import { loadBundle } from '../load-bundle.js';

// Entry point of `npm run db`.
await loadBundle('command');
