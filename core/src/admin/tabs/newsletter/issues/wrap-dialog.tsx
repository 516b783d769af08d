import { Alert, Button, CopyButton, Group, Stack } from '@mantine/core';
import { layOutIssue, type SundayWrap, WRAP_PICTURE_SIZE } from '@quartermile/core/domain';
import { IconBrandWhatsapp, IconCopy, IconDownload, IconFilePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';
import { ChoiceBar } from '../../../kernel/lists/choice-bar.js';
import list from '../../../kernel/lists/item.module.css';
import { wrapAdminMessages } from './issue-messages.js';
import classes from './issues.module.css';
import { LoadedValue } from './loaded-value.js';
import { MailView } from './mail-view.js';
import { useSavePicture, useWrap, useWrapDraft, useWrapPicture } from './use-wrap.js';

const text = wrapAdminMessages;
const VIEWS = ['newsletter', 'message', 'picture'] as const;

/** A part has nothing that can be focused, so it is focused itself to scroll it by keyboard. */
const scrolled = (label: string) => ({ role: 'region', 'aria-label': label, tabIndex: 0 });

export interface WrapDialogProps {
  onClose(): void;
}

/** The wrap of the week: as the draft of a newsletter, as text for WhatsApp, and as a picture. */
export function WrapDialog({ onClose }: WrapDialogProps) {
  const wrap = useWrap();
  const [view, setView] = useState<(typeof VIEWS)[number]>('newsletter');
  return (
    <AdminDialog title={text.title} size="xl" onClose={onClose}>
      <Stack gap="md">
        <ChoiceBar
          label={text.views}
          choices={VIEWS.map((id) => ({ id, label: text[id] }))}
          value={view}
          onChange={setView}
        />
        <LoadedValue query={wrap} failed={text.failed}>
          {(loaded) => (
            <>
              {loaded.isQuiet && (
                <Alert color="amber" variant="light" role="note">
                  {text.quiet}
                </Alert>
              )}
              {view === 'newsletter' && <WrapNewsletter wrap={loaded} onDrafted={onClose} />}
              {view === 'message' && <WrapMessage message={loaded.message} />}
              {view === 'picture' && <WrapPicture />}
            </>
          )}
        </LoadedValue>
      </Stack>
    </AdminDialog>
  );
}

function WrapNewsletter({ wrap, onDrafted }: { readonly wrap: SundayWrap; onDrafted(): void }) {
  const { mutate, isPending } = useWrapDraft();
  const { subject, shown } = wrap;
  const letter = { ...wrap, blocks: shown, origin: '', archivePath: '/', unsubscribeUrl: '/' };
  return (
    <>
      <Group justify="space-between">
        <h3 className={list.name}>{subject}</h3>
        <Button
          leftSection={<IconFilePlus size={18} aria-hidden="true" />}
          loading={isPending}
          onClick={() => mutate(wrap, { onSuccess: onDrafted })}
        >
          {text.draft}
        </Button>
      </Group>
      <div className={classes.paper} {...scrolled(text.preview)}>
        <MailView node={layOutIssue(letter)} />
      </div>
    </>
  );
}

function WrapMessage({ message }: { readonly message: string }) {
  return (
    <>
      <Group gap="xs">
        <CopyButton value={message}>
          {({ copied, copy }) => (
            <Button leftSection={<IconCopy size={18} aria-hidden="true" />} onClick={copy}>
              {copied ? text.copied : text.copy}
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<IconBrandWhatsapp size={18} aria-hidden="true" />}
        >
          {text.whatsApp}
        </Button>
      </Group>
      <pre className={classes.plain} {...scrolled(text.text)}>
        {message}
      </pre>
    </>
  );
}

function WrapPicture() {
  const query = useWrapPicture();
  const { mutate, isPending } = useSavePicture();
  return (
    <LoadedValue query={query} failed={text.pictureFailed}>
      {(picture) => (
        <>
          <div>
            <Button
              leftSection={<IconDownload size={18} aria-hidden="true" />}
              loading={isPending}
              onClick={() => mutate(picture)}
            >
              {text.download}
            </Button>
          </div>
          <img className={classes.story} src={picture} alt={text.pictureAlt} {...WRAP_PICTURE_SIZE} />
        </>
      )}
    </LoadedValue>
  );
}
