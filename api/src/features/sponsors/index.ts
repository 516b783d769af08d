export { sponsorsSubject } from './demo/sponsors-subject.js';
export { SponsorEntity } from './sponsor.entity.js';
export { SponsorsModule } from './sponsors.module.js';
