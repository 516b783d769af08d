import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useDashboard } from '../context/dashboard-context.js';
import { AutoGrid } from '../layout/auto-grid.js';
import { AdminDialog } from './admin-dialog.js';
import classes from './secret-dialog.module.css';

const text = {
  copy: 'Copy',
  copied: 'Copied.',
  download: 'Download',
  print: 'Print',
  cancel: 'Cancel',
} as const;

export interface SecretDialogProps {
  readonly title: string;
  readonly note: string;
  readonly secrets: readonly string[];
  /** First line of what is copied, downloaded or printed. */
  readonly heading: string;
  /** Its last line, such as how to use the secret. */
  readonly footing?: string;
  /** Name of the downloaded file. */
  readonly file: string;
  /** Label of the button that confirms that the secret is stored. */
  readonly storedLabel: string;
  readonly busy?: boolean;
  onStored(): void;
  /** Without it the secret is in use already, and the dialog can only be confirmed. */
  onCancel?(): void;
}

/** Shows secrets once, with ways to store them. */
export function SecretDialog(props: SecretDialogProps) {
  const { title, note, secrets, heading, footing, file, onStored, onCancel } = props;
  const { host } = useDashboard();
  const sheet = `${heading}\n\n${secrets.join('\n')}\n${footing ? `\n${footing}\n` : ''}`;
  return (
    <AdminDialog
      title={title}
      onClose={onCancel ?? onStored}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="md">
        <Text>{note}</Text>
        <ol className={classes.secret} style={secrets.length > 1 ? { columns: '10rem' } : undefined}>
          {secrets.map((secret) => (
            <li key={secret}>{secret}</li>
          ))}
        </ol>
        <AutoGrid min="8rem">
          <CopyButton value={sheet}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                leftSection={<IconCopy size={18} aria-hidden="true" />}
                onClick={copy}
              >
                {copied ? text.copied : text.copy}
              </Button>
            )}
          </CopyButton>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            onClick={() => void host.saveFile(file, new Blob([sheet], { type: 'text/plain' }))}
          >
            {text.download}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
            onClick={() => printText(sheet)}
          >
            {text.print}
          </Button>
        </AutoGrid>
        <Group justify="flex-end">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {text.cancel}
            </Button>
          )}
          <Button data-autofocus loading={props.busy ?? false} onClick={onStored}>
            {props.storedLabel}
          </Button>
        </Group>
      </Stack>
    </AdminDialog>
  );
}

/** Prints a text alone, in a hidden frame, so that the dashboard behind it is not printed. */
function printText(content: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  const sheet = contentDocument?.createElement('pre');
  if (!sheet || !contentDocument || !contentWindow) return frame.remove();
  sheet.textContent = content;
  contentDocument.body.append(sheet);
  contentWindow.addEventListener('afterprint', () => frame.remove());
  contentWindow.print();
}
