import { ADMIN_SESSION_MAX_S } from './limits.js';

/**
 * Every sentence shown to a person, once, by subject. Texts that the product's specification words
 * (sections 2, 5 and 8) stand here letter for letter.
 */
export const messages = {
  app: {
    loading: 'Loading...',
    unexpectedError: 'Unexpected Application Error!',
    offline: 'You are offline.',
    notFound: 'This page does not exist.',
  },
  image: {
    tooBig: 'Image must be less than 10MB.',
    notAnImage: 'Please choose an image.',
    unsupported: 'Please choose a JPEG, PNG, WebP, AVIF or GIF image.',
    tooManyPixels: 'This image has too many pixels. At most 50 megapixels are accepted.',
    required: 'Please add this image.',
  },
  car: {
    nameRequired: 'Please enter the car name.',
    ownerRequired: "Please enter the owner's name.",
    timeRequired: 'Please enter the 1/4 mile time.',
    timeFormat: 'Time must be in format: X.X (e.g., 9.8)',
    timeRange: 'Time must be above 0 and at most 999.9 seconds.',
    phoneRequired: 'Please enter a cellphone number.',
    phoneInvalid: 'Please enter a valid phone number',
    drivetrainRequired: 'Please select a drivetrain.',
    categoryRequired: 'Please select at least one category.',
    approvalCategoryRequired: 'Please select at least one category for approval.',
    worldFactsTime: 'Please enter a time in seconds of 0 or more.',
    unknownOwner: 'Unknown',
  },
  submit: {
    title: 'Submit Your Times to the Leaderboard',
    button: 'Submit Times',
    failed: 'Failed to submit times.',
    thanks: 'Thank you for your submission!',
    thanksDetail: 'Your times will be reviewed by the admin before appearing on the leaderboard.',
  },
  leaderboard: {
    failed: 'Could not load leaderboard.',
    emptyTitle: 'No Cars Yet',
    emptyDetail: 'No cars in this category yet. Be the first to submit!',
    vote: 'Vote',
    voted: 'Voted',
    otherEntries: 'Other Entries',
    alreadyVoted: 'You have already voted for this car.',
  },
  login: {
    title: 'Admin Login',
    intro: 'Enter your admin credentials to access the dashboard',
    failed: 'Login failed',
    network: 'Network error',
    invalid: 'Invalid email or password.',
    tooMany: 'Too many failed logins. Please wait a few minutes and try again.',
    emailRequired: 'Please enter your email.',
    passwordRequired: 'Please enter your password.',
  },
  session: {
    expired: 'Your session has ended. Please log in again.',
    longest: `A session lasts at most ${ADMIN_SESSION_MAX_S / 3600} hours.`,
  },
  review: {
    emptyTitle: 'All Caught Up!',
    emptyDetail: 'No pending submissions to review',
    status: 'Pending Review',
    approved: 'Car approved successfully!',
    approveFailed: 'Failed to approve car. Please try again.',
    rejected: 'Car rejected successfully!',
    rejectFailed: 'Failed to reject car. Please try again.',
    alreadyReviewed: 'This car has already been reviewed.',
  },
  newsletter: {
    success: 'Thank you for subscribing!',
    failed: 'Failed to subscribe. Please try again.',
    offline: 'Failed to subscribe. Please check your connection and try again.',
    emailInvalid: 'Please enter a valid email address.',
  },
  request: {
    text: 'This text contains characters that cannot be stored.',
    tooLong: (length: number): string => `Please use at most ${length} characters.`,
    invalid: 'Some of the values sent are not valid.',
    expectedText: 'Please enter text.',
  },
} as const;
