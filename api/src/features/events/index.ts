export { demoEvents, type EventDays } from './demo/demo-events.js';
export { eventsSubject, pastEventsSubject } from './demo/events-subject.js';
export { EventsModule } from './events.module.js';
export { PastEventEntity } from './past/past-event.entity.js';
export { PastEventsService } from './past/past-events.service.js';
export { EventEntity } from './upcoming/event.entity.js';
export { EventsService } from './upcoming/events.service.js';
