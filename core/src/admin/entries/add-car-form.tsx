import { Button, Card, Checkbox, Group, Select, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { adminMessages, CATEGORIES, DRIVETRAINS } from '@quartermile/core/domain';
import { ImageDropField } from '@quartermile/core/ui';
import { useState } from 'react';
import classes from './add-car-form.module.css';
import { useAddCarForm } from './use-add-car-form.js';

const text = adminMessages.entries;
const fields = adminMessages.car;

/** Puts a car on the leaderboard without a submission. On a phone it is folded up, the list comes first. */
export function AddCarForm() {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [reading, setReading] = useState(false);
  const { form, image, setImage, busy, submit } = useAddCarForm();
  return (
    <Card component="details" open={!isPhone}>
      <summary className={classes.summary}>
        <Title order={2} size="h4">
          {text.addTitle}
        </Title>
      </summary>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <TextInput label={fields.carNameField} required {...form.getInputProps('name')} />
          <TextInput label={fields.ownerField} {...form.getInputProps('owner')} />
          <TextInput label={fields.phoneField} type="tel" {...form.getInputProps('cellphone')} />
          <Group grow align="start">
            <TextInput
              label={fields.timeField}
              inputMode="decimal"
              required
              {...form.getInputProps('time')}
            />
            <Select
              label={fields.drivetrain}
              data={[...DRIVETRAINS]}
              required
              {...form.getInputProps('drivetrain')}
            />
          </Group>
          <Textarea
            label={fields.descriptionField}
            autosize
            minRows={2}
            {...form.getInputProps('description')}
          />
          <Checkbox.Group label={fields.categories} required {...form.getInputProps('categories')}>
            <Stack gap="xs" mt={6}>
              {CATEGORIES.map((category) => (
                <Checkbox key={category} value={category} label={category} />
              ))}
            </Stack>
          </Checkbox.Group>
          <ImageDropField
            label={fields.imageField}
            value={image}
            onChange={setImage}
            onBusyChange={setReading}
          />
          <Button type="submit" disabled={reading} loading={busy} loaderProps={{ children: text.adding }}>
            {text.add}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
