export { stripsSubject } from './demo/strips-subject.js';
export { StripEntity } from './strip.entity.js';
export { toRunStrip, toStrip } from './strip.presenter.js';
export { stripOfRun } from './strip-of-run.js';
export { StripsModule } from './strips.module.js';
