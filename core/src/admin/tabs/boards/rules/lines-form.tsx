import { Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { type FormErrors, schemaResolver } from '@mantine/form';
import type { CallOptions } from '@quartermile/core/client';
import { isBlank } from '@quartermile/core/domain';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod';
import { ChangedMeanwhile } from '../../../kernel/forms/changed-meanwhile.js';
import { SubmitButton } from '../../../kernel/forms/submit-button.js';
import { useAdminForm } from '../../../kernel/forms/use-admin-form.js';
import { AutoGrid } from '../../../kernel/layout/auto-grid.js';

const text = {
  hint: 'Each line is one of them. Empty lines do not count.',
  problem: (line: number, problem: string): string => `Line ${line}: ${problem}`,
  reset: 'Undo changes',
  saving: 'Saving...',
} as const;

/** Lines by the name of their field. */
type Lines<Field extends string> = Record<Field, string[]>;

export interface LinesFormProps<Field extends string, Item, Answer> {
  readonly title: string;
  /** What it says above the fields. */
  readonly children: ReactNode;
  /** Name of its draft. */
  readonly name: string;
  /** The fields in display order. */
  readonly labels: Readonly<Record<Field, string>>;
  readonly item: Item;
  linesOf(item: Item): Lines<Field>;
  /** The part of the request that the lines make, and its schema. */
  toPayload(lines: Lines<Field>): object;
  readonly schema: z.ZodType;
  /** The field of a path in the payload. */
  fieldOf(path: string): string;
  send(lines: Lines<Field>, options: CallOptions, seen: Item): Promise<Answer>;
  readonly save: string;
  done(answer: Answer): string;
  readonly failed: string;
  readonly lists: readonly QueryKey[];
}

/** A form of lists that are edited as texts, with one item a line. */
export function LinesForm<Field extends string, Item, Answer>(props: LinesFormProps<Field, Item, Answer>) {
  const { title, labels, item, linesOf, toPayload, schema, fieldOf } = props;
  const fields = Object.keys(labels) as Field[];
  const valuesOf = (one: Item) => mapFields(fields, (field) => linesOf(one)[field].join('\n\n'));
  const toLines = (values: Record<Field, string>): Lines<Field> =>
    mapFields(fields, (field) => values[field].split('\n').filter((line) => !isBlank(line)));
  const [initialValues] = useState(() => valuesOf(item));
  const check = schemaResolver(schema, { sync: true });
  const { form, formProps, busy, conflict, discard } = useAdminForm<Record<Field, string>, Answer, Item>({
    name: { form: props.name },
    initialValues,
    edits: { item, valuesOf, labels },
    validate: (values) => problemsOf(check(toPayload(toLines(values))), fieldOf),
    call: (values, options, seen = item) => props.send(toLines(values), options, seen),
    done: props.done,
    failed: props.failed,
    lists: props.lists,
    fieldOf,
  });
  return (
    <Card component="section" aria-label={title}>
      <form {...formProps} aria-label={title}>
        <Stack gap="md">
          <Stack gap="xs">
            <Title order={2} size="h4">
              {title}
            </Title>
            {props.children}
            <Text>{text.hint}</Text>
          </Stack>
          <AutoGrid min="24rem">
            {fields.map((field) => (
              <Textarea
                key={field}
                label={labels[field]}
                autosize
                minRows={3}
                {...form.getInputProps(field)}
              />
            ))}
          </AutoGrid>
          <ChangedMeanwhile conflict={conflict} busy={busy} />
          <Group justify="flex-end">
            <Button variant="default" disabled={busy || !form.isDirty()} onClick={discard}>
              {text.reset}
            </Button>
            <SubmitButton label={props.save} busyLabel={text.saving} busy={busy} />
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

function mapFields<Field extends string, Value>(
  fields: readonly Field[],
  valueOf: (field: Field) => Value,
): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, Value>;
}

/** Problems of lines, at their fields. */
function problemsOf(problems: FormErrors, fieldOf: (path: string) => string): FormErrors {
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => {
      const line = /\.(\d+)$/.exec(path)?.[1];
      return [fieldOf(path), line ? text.problem(Number(line) + 1, `${problem}`) : problem];
    }),
  );
}
