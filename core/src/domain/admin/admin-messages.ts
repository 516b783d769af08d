/** Messages for the administrator that several programs show. Those of one tab are beside it, in core/admin. */
export const adminMessages = {
  title: 'Admin Dashboard',
  invitationTitle: 'Choose Your Password',
  logoTooBig: 'Logo file size must be less than 10MB',
  thumbnailTooBig: 'Thumbnail must be less than 10MB',
  /** Question before unsaved changes are lost. */
  leave: {
    title: 'Unsaved changes',
    question: 'What you typed here has not been saved yet.',
    stay: 'Keep editing',
    discard: 'Discard changes',
  },
} as const;
