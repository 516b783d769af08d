/** Words about a car that several tabs use. */
export const carAdminMessages = {
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
} as const;
