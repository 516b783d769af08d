export { SeoModule } from './seo.module.js';
