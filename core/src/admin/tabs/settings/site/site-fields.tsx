import { Card, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { LogoFields, ShareImageField } from './brand-fields.js';
import { AccentField } from './look-fields.js';
import { siteAdminMessages } from './site-messages.js';
import {
  AboutFields,
  FeaturedFields,
  HeroFields,
  LinkFields,
  MailboxFields,
  NameFields,
  PictureFields,
  type PictureFieldsProps,
} from './site-sections.js';

const text = siteAdminMessages;

/** All fields of the site profile, grouped by subject. */
export function SiteFields({ form, sentPercent }: PictureFieldsProps) {
  return (
    <Stack gap="md">
      <Section title={text.hero}>
        <HeroFields form={form} />
      </Section>
      <Section title={text.names}>
        <NameFields form={form} />
      </Section>
      <Section title={text.look}>
        <AccentField form={form} />
      </Section>
      <Section title={text.pictures}>
        <LogoFields form={form} sentPercent={sentPercent} />
        <PictureFields form={form} sentPercent={sentPercent} />
        <ShareImageField form={form} sentPercent={sentPercent} />
      </Section>
      <Section title={text.featured}>
        <FeaturedFields form={form} sentPercent={sentPercent} />
      </Section>
      <Section title={text.about}>
        <AboutFields form={form} />
      </Section>
      <Section title={text.links}>
        <LinkFields form={form} />
      </Section>
      <Section title={text.mailboxes}>
        <MailboxFields form={form} />
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
