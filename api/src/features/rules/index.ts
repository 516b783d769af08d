export { BoardRulesEntity } from './board-rules.entity.js';
export { currentRulesVersion } from './read-rules.js';
export { ReviewTextsEntity } from './review-texts.entity.js';
export { RulesModule } from './rules.module.js';
