import { Button, type ButtonProps, Loader } from '@mantine/core';

export interface SubmitButtonProps extends Pick<ButtonProps, 'disabled' | 'fullWidth' | 'leftSection'> {
  readonly label: string;
  /** Stands on it while the form is sent. */
  readonly busyLabel?: string;
  readonly busy: boolean;
}

/** The button that sends a form; it says what is going on meanwhile. */
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
