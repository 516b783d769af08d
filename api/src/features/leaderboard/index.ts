export { CarEntity } from './cars/car.entity.js';
export { carsPersonalData } from './cars/personal-data.js';
export { countSubmissionsByDay, countVotesByDay } from './count-by-day.js';
export { carsSubject, demoCars } from './demo/cars-subject.js';
export { worldFactsCars } from './demo/world-facts.js';
export { EntryEntity } from './entries/entry.entity.js';
export { LeaderboardService } from './entries/leaderboard.service.js';
export { LeaderboardModule } from './leaderboard.module.js';
export { VoteEntity } from './votes/vote.entity.js';
