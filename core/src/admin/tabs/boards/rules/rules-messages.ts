/** Messages of the Rules page. */
export const rulesAdminMessages = {
  title: 'Rules of the boards',
  failedToLoad: 'Could not load the rules.',
  since: (day: string): string =>
    `In force since ${day}. Publishing makes a new version, which approvals follow from then on. An entry keeps the rules under which it was approved.`,
  page: 'See the page that visitors read',
  everyBoard: 'On every board',
  publish: 'Publish rules',
  published: 'Rules published. Approvals follow them from now on.',
  unchanged: 'These rules are in force already.',
  publishFailed: 'Failed to publish the rules. Please try again.',
  texts: 'Reasons and questions',
  textsFailedToLoad: 'Could not load the reasons and questions.',
  textsHint:
    'Reviewers choose from them when they reject a car or ask its driver, with the digits from 1. What was sent stays as it was.',
  reasons: 'Reasons of rejections',
  questions: 'Questions to drivers',
  save: 'Save changes',
  saved: 'Reasons and questions updated successfully!',
  saveFailed: 'Failed to update reasons and questions. Please try again.',
} as const;
