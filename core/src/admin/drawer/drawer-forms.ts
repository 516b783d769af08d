/** Names of the drafts of the drawer's forms, whose subject is the car. */
export const drawerForms = {
  car: 'drawer-car',
  factory: 'drawer-factory',
  worldFacts: 'drawer-world-facts',
  video: 'drawer-video',
} as const;

/** Names of the drafts of the dialogs that replace pictures. */
export const pictureForms = { image: 'drawer-image', proofImage: 'drawer-proof' } as const;

export const DRAWER_FORMS = Object.values(drawerForms);
