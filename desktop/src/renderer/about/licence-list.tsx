import { Button, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { desktopMessages } from '../../shared/messages/messages.js';
import classes from './licence-list.module.css';

const text = desktopMessages.about;

export interface LicenceListProps {
  onBack(): void;
}

/** Searchable list of the packages in the app with their licence texts. */
export function LicenceList({ onBack }: LicenceListProps) {
  const [query, setQuery] = useState('');
  const licences = useLicences();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Stack gap="md">
      <Button
        variant="subtle"
        color="gray"
        className={classes.back}
        leftSection={<IconArrowLeft size={18} />}
        onClick={onBack}
      >
        {text.back}
      </Button>
      <TextInput
        ref={field}
        label={text.licencesSearch}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      {licences === null && <Skeleton height={240} />}
      {licences === 'failed' && <Text role="alert">{text.licencesFailed}</Text>}
      {Array.isArray(licences) && <Packages all={licences} query={query} />}
      <Text size="sm" c="dimmed">
        {text.licencesChromium}
      </Text>
    </Stack>
  );
}

interface PackagesProps {
  readonly all: readonly Licence[];
  readonly query: string;
}

function Packages({ all, query }: PackagesProps) {
  const matches = searchLicences(all, query);
  return (
    <>
      <Text size="sm" role="status">
        {matches.length === 0 ? text.licencesNone : text.licencesIntro(all.length, matches.length)}
      </Text>
      <div className={classes.list}>
        {matches.map(({ name, version, licence, text: whole }) => (
          <details key={`${name} ${version}`}>
            <summary>
              {name} {version} <span className={classes.licence}>{licence}</span>
            </summary>
            <pre className={classes.text}>{whole}</pre>
          </details>
        ))}
      </div>
    </>
  );
}

/** A package in the app with its licence text. */
interface Licence {
  readonly name: string;
  readonly version: string;
  /** SPDX id from the package, such as `MIT`. */
  readonly licence: string;
  readonly text: string;
}

/** Loads the packages; null while loading. */
function useLicences(): readonly Licence[] | 'failed' | null {
  const [licences, setLicences] = useState<readonly Licence[] | 'failed' | null>(null);
  useEffect(() => {
    import('virtual:third-party-licences').then(
      (made) => setLicences(typeof made.licences === 'string' ? 'failed' : made.licences),
      () => setLicences('failed'),
    );
  }, []);
  return licences;
}

/** Packages whose name, licence or text contains every word of the query. */
function searchLicences(all: readonly Licence[], query: string): readonly Licence[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ name, licence, text: terms }) => {
    const whole = `${name}\n${licence}\n${terms}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}
