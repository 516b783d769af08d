/** The administrator's messages about corrections of pending cars. */
export const correctionMessages = {
  edit: 'Edit',
  editCar: (car: string): string => `Edit ${car} before its review`,
  title: (car: string): string => `Edit ${car}`,
  save: 'Save',
  saving: 'Saving...',
  done: 'Submission corrected.',
  failed: 'Failed to correct the submission. Please try again.',
  undo: 'Undo',
  undone: 'Correction undone.',
  corrected: 'Corrected',
  sent: (field: string, value: string): string => `${field}, sent: ${value}`,
  nothing: 'nothing',
} as const;
