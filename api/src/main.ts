import { loadBundle } from './load-bundle.js';

// Entry point of production.
await loadBundle('serve');
