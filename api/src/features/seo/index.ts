export { SeoModule } from './seo.module.js';
export { toShareCard } from './share-cards/share-pictures.service.js';
