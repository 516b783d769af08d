import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';
import { AutoGrid } from '../../../kernel/layout/auto-grid.js';
import { printText } from './print-text.js';
import classes from './security.module.css';
import { securityMessages } from './security-messages.js';

const text = securityMessages;

/** Shows new recovery codes once, with ways to store them. */
export function RecoveryCodesDialog(props: { readonly codes: readonly string[]; onClose(): void }) {
  const { host, admin } = useDashboard();
  const sheet = `${text.codesHeading(admin.email)}\n\n${props.codes.join('\n')}\n`;
  return (
    <AdminDialog
      title={text.codesTitle}
      onClose={props.onClose}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="md">
        <Text>{text.codesNote}</Text>
        <ol className={classes.secret} style={{ columns: '10rem' }}>
          {props.codes.map((code) => (
            <li key={code}>{code}</li>
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
            onClick={() => void host.saveFile(text.codesFile, new Blob([sheet], { type: 'text/plain' }))}
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
          <Button data-autofocus onClick={props.onClose}>
            {text.stored}
          </Button>
        </Group>
      </Stack>
    </AdminDialog>
  );
}
