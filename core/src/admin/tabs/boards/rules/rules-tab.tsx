import { Anchor, Group, Stack, Text } from '@mantine/core';
import { rulesCalls } from '@quartermile/core/client';
import {
  type BoardRules,
  CATEGORIES,
  type Category,
  formatLongDate,
  messages,
  pageRoutes,
  type ReviewTexts,
  reviewTextsSchema,
  rulesAnchor,
  rulesPublicationSchema,
} from '@quartermile/core/domain';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../kernel/context/query-client.js';
import { asSeen } from '../../../kernel/forms/as-seen.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { useReviewTexts } from '../../../kernel/lists/use-review-texts.js';
import { LinesForm } from './lines-form.js';
import { rulesAdminMessages } from './rules-messages.js';

const text = rulesAdminMessages;

/** The rules under which submissions are approved now, and the sentences that reviewers choose from. */
export function RulesTab() {
  const { client } = useDashboard().host;
  const rules = useQuery({
    queryKey: listKeys.rules,
    queryFn: ({ signal }) => rulesCalls(client.call).list({ signal }),
  });
  const texts = useReviewTexts();
  return (
    <Stack gap="md">
      <LoadedList query={rules} failed={text.failedToLoad} rowHeight={120}>
        {(versions) => <RulesForm key={versions.at(-1)?.version} versions={versions} />}
      </LoadedList>
      {texts.data && <ReviewTextsForm key={JSON.stringify(texts.data)} texts={texts.data} />}
      {texts.isPending && <SkeletonRows rows={1} rowHeight={240} />}
      {texts.isError && !texts.data && (
        <ErrorState
          title={text.textsFailedToLoad}
          onRetry={() => void texts.refetch()}
          retrying={texts.isFetching}
        />
      )}
    </Stack>
  );
}

type RulesField = 'general' | Category;

const rulesLabels = {
  general: text.everyBoard,
  ...(Object.fromEntries(CATEGORIES.map((board) => [board, board])) as Record<Category, string>),
};

const toRules = ({ general, ...boards }: Record<RulesField, string[]>) => ({ general, boards });

function RulesForm({ versions }: { readonly versions: readonly BoardRules[] }) {
  const { client, siteUrl } = useDashboard().host;
  const queryClient = useQueryClient();
  const [current, ...earlier] = versions.toReversed();
  if (!current) return null;
  const page = siteUrl.replace(/\/$/, '') + pageRoutes.rules;
  return (
    <LinesForm
      title={text.title}
      name="rules"
      labels={rulesLabels}
      item={current}
      linesOf={({ general, boards }) => ({ general, ...boards })}
      toPayload={toRules}
      schema={rulesPublicationSchema}
      fieldOf={(path) => path.replace(/^boards\./, '').split('.')[0] ?? ''}
      send={async (lines, options, { version }) => {
        const rules = asSeen(toRules(lines), { version }, ['version']);
        const saved = await rulesCalls(client.call).publish(rules, options);
        queryClient.setQueryData<BoardRules[]>(listKeys.rules, (all = []) => [
          ...all.filter((one) => one.version !== saved.version),
          saved,
        ]);
        return saved;
      }}
      save={text.publish}
      done={({ version }) => (version === current.version ? text.unchanged : text.published)}
      failed={text.publishFailed}
      lists={[listKeys.rules, listKeys.activity]}
    >
      <Text c="dimmed">{text.since(formatLongDate({ date: current.since, isDateOnly: true }))}</Text>
      <Group gap="0 1rem">
        <PageLink href={page} label={text.page} />
        {earlier.map(({ version }) => (
          <PageLink
            key={version}
            href={`${page}#${rulesAnchor(version)}`}
            label={messages.evidenceTerms.rulesOf(version)}
          />
        ))}
      </Group>
    </LinesForm>
  );
}

function PageLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noopener" py="xs">
      {label}
    </Anchor>
  );
}

function ReviewTextsForm({ texts }: { readonly texts: ReviewTexts }) {
  const { client } = useDashboard().host;
  const queryClient = useQueryClient();
  return (
    <LinesForm
      title={text.texts}
      name="review-texts"
      labels={{ reasons: text.reasons, questions: text.questions }}
      item={texts}
      linesOf={(one) => one}
      toPayload={(lines) => lines}
      schema={reviewTextsSchema}
      fieldOf={(path) => path.split('.')[0] ?? ''}
      send={async (lines, options, seen) => {
        const saved = await rulesCalls(client.call).updateReviewTexts(asSeen(lines, seen), options);
        queryClient.setQueryData<ReviewTexts>(listKeys.reviewTexts, saved);
        return saved;
      }}
      save={text.save}
      done={() => text.saved}
      failed={text.saveFailed}
      lists={[listKeys.reviewTexts, listKeys.activity]}
    >
      <Text c="dimmed">{text.textsHint}</Text>
    </LinesForm>
  );
}
