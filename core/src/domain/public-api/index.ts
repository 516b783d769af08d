export { publicApiPrefix, publicApiRoutes } from './public-api-routes.js';
