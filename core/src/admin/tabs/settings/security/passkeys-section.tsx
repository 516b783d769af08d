import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { Passkey } from '@quartermile/core/domain';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { formatMoment } from '../../../kernel/dates/format-moment.js';
import { Facts } from '../../../kernel/lists/item.js';
import list from '../../../kernel/lists/item.module.css';
import { AddPasskeyDialog } from './add-passkey-dialog.js';
import { RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.js';
import type { SectionProps } from './section-props.js';
import { securityMessages } from './security-messages.js';

const text = securityMessages;

type Open = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

/** The passkeys: add, rename, remove. */
export function PasskeysSection({ factors, onCodes }: SectionProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const obstacle = usePasskeyObstacle(factors.passkeyOrigin);
  const close = (): void => setOpen(null);
  return (
    <Card component="section" aria-labelledby="passkeys-title">
      <Stack gap="sm">
        <Group gap="xs">
          <IconFingerprint size={22} aria-hidden="true" />
          <Title order={2} size="h4" id="passkeys-title">
            {text.passkeys}
          </Title>
        </Group>
        <Text size="sm">{text.passkeysIntro}</Text>
        {factors.passkeys.length > 0 ? (
          <ul className={list.rows}>
            {factors.passkeys.map((passkey) => (
              <PasskeyRow key={passkey._id} passkey={passkey} onOpen={setOpen} />
            ))}
          </ul>
        ) : (
          <Text size="sm" c="dimmed">
            {text.noPasskeys}
          </Text>
        )}
        {obstacle ? (
          <Text size="sm" c="dimmed">
            {obstacle}
          </Text>
        ) : (
          <Group>
            <Button onClick={() => setOpen({ kind: 'add' })}>{text.addPasskey}</Button>
          </Group>
        )}
      </Stack>
      {open?.kind === 'add' && <AddPasskeyDialog factors={factors} onCodes={onCodes} onClose={close} />}
      {open?.kind === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.kind === 'remove' && <RemovePasskeyDialog passkey={open.passkey} onClose={close} />}
    </Card>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  onOpen(open: Open): void;
}

function PasskeyRow({ passkey, onOpen }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={list.row}>
      <div className={list.words}>
        <Text fw={600}>{name}</Text>
        <Facts>
          <span>{text.added(formatMoment(createdAt))}</span>
          <span>{lastUsedAt ? text.lastUsed(formatMoment(lastUsedAt)) : text.neverUsed}</span>
        </Facts>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          aria-label={text.renamePasskey(name)}
          onClick={() => onOpen({ kind: 'rename', passkey })}
        >
          {text.rename}
        </Button>
        <Button
          variant="default"
          aria-label={text.removePasskey(name)}
          onClick={() => onOpen({ kind: 'remove', passkey })}
        >
          {text.remove}
        </Button>
      </Group>
    </li>
  );
}

/** Why a passkey cannot be added here; null if it can. */
function usePasskeyObstacle(passkeyOrigin: string | null): string | null {
  const { passkeys } = useDashboard().host;
  if (passkeyOrigin === null) return text.passkeysUnavailable;
  if (passkeys?.origin !== passkeyOrigin) return text.passkeysElsewhere(passkeyOrigin);
  return passkeys.isSupported ? null : text.passkeysUnsupported;
}
