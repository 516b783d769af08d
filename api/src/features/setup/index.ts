export { fillDemoContent } from './demo/fill-demo-content.js';
export { SetupModule } from './setup.module.js';
