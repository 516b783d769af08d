export { SiteModule } from './site.module.js';
export { SiteService } from './site.service.js';
export { SiteProfileEntity } from './site-profile.entity.js';
export {
  clearSiteProfile,
  finishSiteSetup,
  isSetupFinished,
  startLiveProfile,
} from './site-setup.js';
