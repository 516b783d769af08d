import { Button, Group, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  FEATURED_PICTURES,
  isUnsetLink,
  SITE_BADGES_MAX,
  SOCIAL_NETWORKS,
  socialNetworkNames,
} from '@quartermile/core/domain';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { ImageField, imageInput } from '../../../kernel/forms/image-field.js';
import { IconAction } from '../../../kernel/lists/icon-action.js';
import type { SiteFormValues } from './site-form-values.js';
import { siteAdminMessages } from './site-messages.js';

const text = siteAdminMessages;
const LINKS = ['shop', 'channel', 'donation', 'coffee'] as const;
const MAILBOXES = ['contact', 'brands'] as const;

export interface SiteSectionProps {
  readonly form: UseFormReturnType<SiteFormValues>;
}

/** Fields of the hero section of the home page. */
export function HeroFields({ form }: SiteSectionProps) {
  return (
    <>
      <Switch
        label={text.live}
        description={text.liveHint}
        {...form.getInputProps('live', { type: 'checkbox' })}
      />
      <TextInput label={text.heroTitle} required {...form.getInputProps('hero.title')} />
      <Textarea label={text.heroIntro} autosize minRows={2} {...form.getInputProps('hero.intro')} />
      <Group grow align="start">
        <TextInput label={text.heroPremium} {...form.getInputProps('hero.premium')} />
        <TextInput label={text.heroLive} {...form.getInputProps('hero.live')} />
      </Group>
    </>
  );
}

/** Fields for the names of the site and its creator. */
export function NameFields({ form }: SiteSectionProps) {
  return (
    <Group grow align="start">
      <TextInput label={text.siteName} required {...form.getInputProps('siteName')} />
      <TextInput label={text.creatorName} required {...form.getInputProps('creatorName')} />
    </Group>
  );
}

export interface PictureFieldsProps extends SiteSectionProps {
  /** Upload progress of the form, percent. */
  readonly sentPercent: number | null;
}

/** Fields for the pictures of the hero and the story. */
export function PictureFields({ form, sentPercent }: PictureFieldsProps) {
  return (
    <>
      <ImageField label={text.heroImage} sentPercent={sentPercent} {...imageInput(form, 'heroImage')} />
      <ImageField label={text.storyImage} sentPercent={sentPercent} {...imageInput(form, 'storyImage')} />
    </>
  );
}

/** Fields for the six featured cars. */
export function FeaturedFields({ form, sentPercent }: PictureFieldsProps) {
  return FEATURED_PICTURES.map((field, at) => (
    <Stack key={field} gap="xs" role="group" aria-label={text.featuredCar(at + 1)}>
      <ImageField label={text.featuredImage(at + 1)} sentPercent={sentPercent} {...imageInput(form, field)} />
      <Group grow align="start">
        <TextInput label={text.featuredName} required {...form.getInputProps(`featured.${at}.name`)} />
        <TextInput label={text.featuredLine} {...form.getInputProps(`featured.${at}.line`)} />
      </Group>
    </Stack>
  ));
}

/** Fields about the creator. */
export function AboutFields({ form }: SiteSectionProps) {
  return (
    <>
      <Textarea
        label={text.story}
        description={text.storyHint}
        autosize
        minRows={5}
        {...form.getInputProps('story')}
      />
      <Badges form={form} />
    </>
  );
}

/** Fields for the link targets of the site's buttons. */
export function LinkFields({ form }: SiteSectionProps) {
  return (
    <>
      {LINKS.map((link) => (
        <TextInput
          key={link}
          label={text[link]}
          description={isUnsetLink(form.values.links[link]) && text.notSet}
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
    </>
  );
}

/** Fields for the contact address. */
export function MailboxFields({ form }: SiteSectionProps) {
  return MAILBOXES.map((mailbox) => (
    <TextInput
      key={mailbox}
      label={text[mailbox]}
      type="email"
      required
      {...form.getInputProps(`mailboxes.${mailbox}`)}
    />
  ));
}

function Badges({ form }: SiteSectionProps) {
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

/** The labels number the badges, because they only differ in their position. */
function badgeRow(form: SiteSectionProps['form'], at: number) {
  return (
    <Group key={text.badge(at + 1)} align="end" wrap="nowrap">
      <TextInput
        label={text.badge(at + 1)}
        required
        style={{ flex: 1 }}
        {...form.getInputProps(`badges.${at}`)}
      />
      <IconAction
        icon={IconTrash}
        color="red"
        label={text.removeBadge(at + 1)}
        onClick={() => form.removeListItem('badges', at)}
      />
    </Group>
  );
}
