import { ActionIcon, Button, Card, Group, Stack, Switch, Textarea, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  adminMessages,
  SITE_BADGES_MAX,
  SOCIAL_NETWORKS,
  socialNetworkNames,
} from '@quartermile/core/domain';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SiteFormValues } from './site-form-values.js';

const text = adminMessages.site;
const LINKS = ['shop', 'channel', 'donation', 'coffee'] as const;
const MAILBOXES = ['contact', 'brands'] as const;

export interface SiteFieldsProps {
  readonly form: UseFormReturnType<SiteFormValues>;
}

/** All fields of the site profile, by subject. */
export function SiteFields({ form }: SiteFieldsProps) {
  return (
    <Stack gap="md">
      <Section title={text.hero}>
        <Switch
          label={text.live}
          description={text.liveHint}
          {...form.getInputProps('live', { type: 'checkbox' })}
        />
        <TextInput label={text.heroTitle} required {...form.getInputProps('hero.title')} />
        <Textarea label={text.heroIntro} autosize minRows={2} {...form.getInputProps('hero.intro')} />
        <Group grow align="start">
          <TextInput label={text.heroPremium} required {...form.getInputProps('hero.premium')} />
          <TextInput label={text.heroLive} required {...form.getInputProps('hero.live')} />
        </Group>
      </Section>
      <Section title={text.names}>
        <Group grow align="start">
          <TextInput label={text.siteName} required {...form.getInputProps('siteName')} />
          <TextInput label={text.creatorName} required {...form.getInputProps('creatorName')} />
        </Group>
      </Section>
      <Section title={text.about}>
        <Textarea
          label={text.story}
          description={text.storyHint}
          autosize
          minRows={5}
          {...form.getInputProps('story')}
        />
        <Badges form={form} />
      </Section>
      <Section title={text.links}>
        {LINKS.map((link) => (
          <TextInput
            key={link}
            label={text[link]}
            type="url"
            required
            {...form.getInputProps(`links.${link}`)}
          />
        ))}
        {SOCIAL_NETWORKS.map((network) => (
          <TextInput
            key={network}
            label={text.social(socialNetworkNames[network])}
            description={text.socialHint}
            type="url"
            {...form.getInputProps(`social.${network}`)}
          />
        ))}
      </Section>
      <Section title={text.mailboxes}>
        {MAILBOXES.map((mailbox) => (
          <TextInput
            key={mailbox}
            label={text[mailbox]}
            type="email"
            required
            {...form.getInputProps(`mailboxes.${mailbox}`)}
          />
        ))}
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} size="h4" mb="md">
        {title}
      </Title>
      <Stack gap="md">{children}</Stack>
    </Card>
  );
}

function Badges({ form }: SiteFieldsProps) {
  const { badges } = form.values;
  return (
    <Stack gap="xs" role="group" aria-label={text.badges}>
      {badges.map((_, at) => badgeRow(form, at))}
      {badges.length < SITE_BADGES_MAX && (
        <div>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => form.insertListItem('badges', '')}
          >
            {text.addBadge}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Badges are told apart by their place alone, which is what their labels say. */
function badgeRow(form: SiteFieldsProps['form'], at: number) {
  return (
    <Group key={text.badge(at + 1)} align="end" wrap="nowrap">
      <TextInput
        label={text.badge(at + 1)}
        required
        style={{ flex: 1 }}
        {...form.getInputProps(`badges.${at}`)}
      />
      <ActionIcon
        size={44}
        color="red"
        aria-label={text.removeBadge(at + 1)}
        onClick={() => form.removeListItem('badges', at)}
      >
        <IconTrash size={20} aria-hidden="true" />
      </ActionIcon>
    </Group>
  );
}
