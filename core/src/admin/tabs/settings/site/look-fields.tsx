import { Badge, Button, Group, Text, TextInput } from '@mantine/core';
import { accentSchema, accentTones, toneVariables } from '@quartermile/core/domain';
import { pageColours } from '@quartermile/core/ui';
import { useAccent } from '../../../kernel/site/use-site.js';
import classes from './look-fields.module.css';
import { siteAdminMessages } from './site-messages.js';
import type { SiteSectionProps } from './site-sections.js';

const text = siteAdminMessages;
const SCHEMES = ['dark', 'light'] as const;

/** The accent colour as a code and by the system's picker. The dashboard shows it while it is chosen. */
export function AccentField({ form }: SiteSectionProps) {
  const typed = form.values.accent;
  const { data: accent } = accentSchema.safeParse(typed || null);
  useAccent(accent);
  const tones = accentTones(accent ?? null);
  return (
    <>
      <Group align="end" gap="sm">
        <TextInput
          label={text.accent}
          description={text.accentHint}
          placeholder="#ffb210"
          autoComplete="off"
          spellCheck={false}
          style={{ flex: '1 1 16rem' }}
          leftSectionWidth={56}
          leftSectionPointerEvents="all"
          leftSection={
            <input
              type="color"
              aria-label={text.accentPicker}
              className={classes.picker}
              value={accent ?? tones.dark.accent}
              onChange={({ currentTarget }) => form.setFieldValue('accent', currentTarget.value)}
            />
          }
          {...form.getInputProps('accent')}
        />
        <Button variant="default" disabled={typed === ''} onClick={() => form.setFieldValue('accent', '')}>
          {text.accentReset}
        </Button>
      </Group>
      <Group grow preventGrowOverflow={false} gap="sm" role="img" aria-label={text.accentPreview}>
        {SCHEMES.map((scheme) => (
          <Group
            key={scheme}
            gap="md"
            className={classes.sample}
            style={{ ...toneVariables(tones[scheme]), background: pageColours[scheme] }}
          >
            <span className={classes.button}>{text.accentButton}</span>
            <Text span fw={600} td="underline" c="var(--qm-accent-text)">
              {text.accentLink}
            </Text>
            <Badge component="span" size="lg" bg="var(--qm-accent-soft)" c="var(--qm-accent-text)">
              {text.accentChip}
            </Badge>
          </Group>
        ))}
      </Group>
    </>
  );
}
