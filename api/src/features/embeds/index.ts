export { EmbedsModule } from './embeds.module.js';
