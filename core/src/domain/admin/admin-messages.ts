import { correctionMessages } from '../review/correction-messages.js';
import { driverMessages } from '../review/driver-messages.js';
import { rejectedMessages } from '../review/rejected-messages.js';
import { reviewKeyMessages, reviewMessages } from '../review/review-messages.js';
import { slipMessages } from '../slips/slip-messages.js';
import { formatCount } from '../text/format-count.js';
import { secondStepMessages, securityMessages } from './factor-messages.js';
import { activityMessages } from './messages/activity-messages.js';
import { drawerMessages } from './messages/drawer-messages.js';
import { eventAdminMessages, eventImportMessages } from './messages/event-admin-messages.js';
import { finderMessages } from './messages/finder-messages.js';
import { formMessages } from './messages/form-messages.js';
import { healthAdminMessages } from './messages/health-admin-messages.js';
import { issueAdminMessages } from './messages/issue-admin-messages.js';
import { listMessages } from './messages/list-messages.js';
import { newsletterAdminMessages } from './messages/newsletter-admin-messages.js';
import { pastEventAdminMessages } from './messages/past-event-admin-messages.js';
import { peopleAdminMessages } from './messages/people-admin-messages.js';
import { factorySpecsAdminMessages, worldFactsAdminMessages } from './messages/reference-admin-messages.js';
import { segmentAdminMessages } from './messages/segment-admin-messages.js';
import { setupMessages } from './messages/setup-messages.js';
import { siteAdminMessages } from './messages/site-admin-messages.js';
import { sponsorAdminMessages } from './messages/sponsor-admin-messages.js';
import { stripAdminMessages } from './messages/strip-admin-messages.js';
import { videoAdminMessages } from './messages/video-admin-messages.js';
import { voteAdminMessages } from './messages/vote-admin-messages.js';
import { wrapAdminMessages } from './messages/wrap-admin-messages.js';

/**
 * Messages for the administrator only, separate from `messages` so that visitors do not download them. Texts given by
 * the product's specification (sections 2, 5 and 8) are verbatim.
 */
export const adminMessages = {
  login: {
    email: 'Email',
    password: 'Password',
    button: 'Login',
    showTyped: 'Show what is typed',
  },
  secondStep: secondStepMessages,
  security: securityMessages,
  frame: {
    title: 'Admin Dashboard',
    backToSite: 'Back to site',
    logout: 'Logout',
    close: 'Close',
    tabs: 'Sections of the dashboard',
    moreTabs: 'More',
    sessionCheckFailed: 'Your session could not be checked.',
    /** Title of the message about a failed request, on hosts that queue some decisions and on those that queue none. */
    noResponse: 'No response from the site. This is not queued.',
    partFailed: 'This part of the dashboard could not be loaded.',
    partHint: 'Check your connection and try again. If it still fails, reload the page.',
    partBroke: 'This part of the dashboard stopped because of an error.',
    partBrokeHint: 'The other tabs go on working. Try again; if it still fails, reload the page.',
  },
  videos: videoAdminMessages,
  votes: voteAdminMessages,
  sponsors: sponsorAdminMessages,
  worldFacts: worldFactsAdminMessages,
  factorySpecs: factorySpecsAdminMessages,
  forms: formMessages,
  lists: listMessages,
  session: {
    warningTitle: 'Session Expiring Soon!',
    warningIntro: 'You have not done anything for a while. You will be logged out in',
    /** The specification's sentence, then what is true beside it (contract section 4). */
    warningNote: 'Unsaved changes will be lost. Drafts on this device are kept. “Logout Now” discards them.',
    stay: 'Stay Logged In',
    logoutNow: 'Logout Now',
    stayFailed: 'The session could not be extended. Please try again.',
    endedIdle: 'You were logged out because nothing happened for a while.',
    endedElsewhere: 'You logged out in another window.',
  },
  home: {
    videos: 'Total Videos',
    entries: 'Leaderboard Cars',
    sponsors: 'Sponsors',
    pending: 'Pending Submissions',
    views: 'Total Views',
    quickActions: 'Quick Actions',
    reviewPending: 'Review Submissions',
    manageEntries: 'Manage Leaderboard',
    manageVideos: 'Manage Videos',
    manageSponsors: 'Manage Sponsors',
    recentActivity: 'Recent Activity',
    awaiting: (count: number): string =>
      count === 1 ? '1 submission awaiting review' : `${formatCount(count)} submissions awaiting review`,
    allReviewed: 'All submissions reviewed',
    onLeaderboard: (count: number): string =>
      count === 1 ? '1 car on the leaderboard' : `${formatCount(count)} cars on the leaderboard`,
    inLibrary: (count: number): string =>
      count === 1 ? '1 video in the library' : `${formatCount(count)} videos in the library`,
    history: 'Last 30 Days',
    historyFailed: 'Could not load the last 30 days.',
    day: 'Day',
    submissions: 'Submissions',
    votes: 'Votes',
    viewsOfDay: 'Views',
    unknown: 'Could not be loaded.',
  },
  car: {
    name: 'Car',
    owner: 'Owner',
    time: 'Time',
    drivetrain: 'Drivetrain',
    submitted: 'Submitted',
    status: 'Status',
    categories: 'Categories',
    actions: 'Actions',
    image: 'Car image',
    proof: 'Proof of time',
    none: 'None',
    justNow: 'just now',
    descriptionField: 'Description (optional)',
    imageField: 'Car Image',
    cancel: 'Cancel',
    cannotBeUndone: 'This action cannot be undone.',
  },
  review: reviewMessages,
  finder: finderMessages,
  keys: reviewKeyMessages,
  slips: slipMessages,
  entries: {
    failedToLoad: 'Could not load leaderboard.',
    emptyTitle: 'No Cars Yet',
    emptyDetail: 'Approve a submission or add a car.',
    filter: 'Category',
    all: 'All Categories',
    search: 'Search cars and owners',
    byRanking: 'Ranking',
    newest: 'Newest first',
    byName: 'Car name',
    byOwner: 'Owner',
    byTime: 'Fastest first',
    byVotes: 'Most votes',
    count: (entries: number): string =>
      entries === 1 ? '1 leaderboard entry' : `${formatCount(entries)} leaderboard entries`,
    imageTooBig: 'Image must be less than 10MB',
    addTitle: 'Add Car to Leaderboard',
    add: 'Add Car',
    adding: 'Adding Car...',
    incomplete: 'Please fill in all required fields and select at least one category.',
    added: 'Car added to leaderboard successfully!',
    addFailed: 'Failed to add car. Please try again.',
    delete: (car: string, category: string): string => `Delete ${car} from ${category}`,
    deleteTitle: 'Delete leaderboard entry?',
    deleteQuestion: (car: string, category: string): string =>
      `${car} and its votes will be taken off ${category}.`,
    deleteConfirm: 'Delete entry',
    deleted: 'Car deleted from leaderboard successfully!',
    addAgain: (entries: number): string =>
      entries === 1 ? 'Add to board again' : `Add ${formatCount(entries)} to their boards again`,
    deleteFailed: 'Failed to delete car. Please try again.',
  },
  approved: {
    failedToLoad: 'Could not load approved cars.',
    emptyTitle: 'No Approved Cars',
    emptyDetail: 'Approved submissions can be edited here.',
    search: 'Search cars, owners and descriptions',
    byReview: 'Latest approval',
    byName: 'Car name',
    byOwner: 'Owner',
    byTime: 'Fastest first',
    count: (cars: number): string => (cars === 1 ? '1 car' : `${formatCount(cars)} cars`),
    bulkQuestion: 'Their pictures, places on the leaderboard and votes go with them.',
    boards: 'Boards',
    noBoard: 'On no board',
    addToBoard: 'Add to board',
    addCarToBoard: (car: string): string => `Add to board: ${car}`,
    editButton: 'Edit',
    deleteButton: 'Delete',
    edit: (car: string): string => `Edit ${car}`,
    editTitle: 'Edit Car',
    update: 'Update Car',
    updating: 'Updating Car...',
    updated: 'Car updated successfully!',
    undo: 'Undo',
    undone: 'Change undone.',
    updateFailed: 'Failed to update car. Please try again.',
    delete: (car: string): string => `Delete ${car}`,
    deleteTitle: 'Delete car?',
    deleteQuestion: (car: string): string =>
      `${car} will be deleted with its pictures, its places on the leaderboard and its votes.`,
    deleteConfirm: 'Delete car',
    deleted: 'Car deleted successfully!',
    deleteFailed: 'Failed to delete car. Please try again.',
  },
  rejected: rejectedMessages,
  driver: driverMessages,
  corrections: correctionMessages,
  drawer: drawerMessages,
  events: eventAdminMessages,
  eventImport: eventImportMessages,
  pastEvents: pastEventAdminMessages,
  issues: issueAdminMessages,
  wrap: wrapAdminMessages,
  segments: segmentAdminMessages,
  strips: stripAdminMessages,
  newsletter: newsletterAdminMessages,
  activity: activityMessages,
  people: peopleAdminMessages,
  site: siteAdminMessages,
  setup: setupMessages,
  health: healthAdminMessages,
} as const;
