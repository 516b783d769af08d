import { Button, Group, Stack, Text } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { ISSUE_MAX_BLOCKS, type IssueBlockKind } from '@quartermile/core/domain';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ContentForm } from '../../../kernel/content/use-content-form.js';
import { IconAction } from '../../../kernel/lists/icon-action.js';
import list from '../../../kernel/lists/item.module.css';
import { BlockFields } from './block-fields.js';
import { issueAdminMessages } from './issue-messages.js';
import { type BlockValues, emptyBlock, type IssueValues } from './issue-values.js';
import classes from './issues.module.css';
import { useReferences } from './use-references.js';

/** The kinds of blocks, in the order in which they are offered. */
const ISSUE_BLOCK_KINDS = [
  'heading',
  'paragraph',
  'picture',
  'car',
  'video',
  'event',
  'button',
] as const satisfies readonly IssueBlockKind[];

const text = issueAdminMessages;

export interface BlockListProps {
  readonly state: ContentForm<IssueValues>;
}

/** The blocks of a newsletter, which are added, moved and removed. */
export function BlockList({ state }: BlockListProps) {
  const { form } = state;
  const { blocks } = form.getValues();
  const references = useReferences();
  const set = (changed: BlockValues[]): void => form.setFieldValue('blocks', changed);
  const move = (at: number, by: number): void => {
    const block = blocks[at];
    if (block) set(blocks.toSpliced(at, 1).toSpliced(at + by, 0, block));
  };
  return (
    <Stack gap="sm" component="section" aria-label={text.blocks}>
      <ol className={list.rows}>
        {blocks.map((block, at) => {
          const name = text.block(text.kinds[block.kind], at + 1);
          return (
            <li key={block.key} className={classes.block} aria-label={name}>
              <Group justify="space-between" gap="xs" wrap="nowrap">
                <Text fw={600}>{name}</Text>
                <Group gap={4} wrap="nowrap">
                  <IconAction
                    icon={IconArrowUp}
                    label={text.up(name)}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  />
                  <IconAction
                    icon={IconArrowDown}
                    label={text.down(name)}
                    disabled={at === blocks.length - 1}
                    onClick={() => move(at, 1)}
                  />
                  <IconAction
                    icon={IconTrash}
                    color="red"
                    label={text.remove(name)}
                    onClick={() => set(blocks.toSpliced(at, 1))}
                  />
                </Group>
              </Group>
              <BlockFields state={state} kind={block.kind} at={at} references={references} />
            </li>
          );
        })}
      </ol>
      {form.errors.blocks && (
        <Text c="red" size="sm" role="alert">
          {form.errors.blocks}
        </Text>
      )}
      <Group gap="xs">
        {ISSUE_BLOCK_KINDS.map((kind) => (
          <Button
            key={kind}
            size="sm"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            disabled={blocks.length >= ISSUE_MAX_BLOCKS}
            onClick={() => set([...blocks, emptyBlock(kind, randomId())])}
          >
            {text.addBlock(text.kinds[kind])}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
