import { Button, type ButtonProps, Loader } from '@mantine/core';

export interface SubmitButtonProps extends Pick<ButtonProps, 'disabled' | 'fullWidth' | 'leftSection'> {
  readonly label: string;
  /** Label while the form is being sent. */
  readonly busyLabel?: string;
  readonly busy: boolean;
}

/** The submit button of a form, with a busy state. */
export function SubmitButton({ label, busyLabel = label, busy, disabled, ...button }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      {...button}
      disabled={busy || disabled}
      {...(busy && { leftSection: <Loader size={16} color="currentcolor" aria-hidden="true" /> })}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
