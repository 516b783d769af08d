import { Anchor, Card, Stack, Text, Title } from '@mantine/core';
import { CATEGORIES, currentRules, formatLongDate, pageRoutes } from '@quartermile/core/domain';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { AutoGrid } from '../../../kernel/layout/auto-grid.js';

const text = {
  title: 'Rules of the boards',
  since: (day: string): string =>
    `In force since ${day}. They come with the program; an entry keeps those under which it was approved.`,
  page: 'See the page that visitors read',
  everyBoard: 'On every board',
};

/** The rules under which submissions are approved now. */
export function RulesTab() {
  const { siteUrl } = useDashboard().host;
  const { since, general, boards } = currentRules;
  return (
    <Stack gap="md">
      <div>
        <Title order={2} size="h4">
          {text.title}
        </Title>
        <Text c="dimmed">{text.since(formatLongDate({ date: since, isDateOnly: true }))}</Text>
        <Anchor href={siteUrl.replace(/\/$/, '') + pageRoutes.rules} target="_blank" rel="noopener">
          {text.page}
        </Anchor>
      </div>
      <Rules title={text.everyBoard} lines={general} />
      <AutoGrid min="18rem">
        {CATEGORIES.map((category) => (
          <Rules key={category} title={category} lines={boards[category]} />
        ))}
      </AutoGrid>
    </Stack>
  );
}

function Rules({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <Card component="section">
      <Title order={3} size="h5">
        {title}
      </Title>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}
