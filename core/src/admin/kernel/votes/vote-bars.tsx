import { Table } from '@mantine/core';
import { formatCount } from '@quartermile/core/domain';
import { Bars } from '../charts/bars.js';
import { Disclosure } from '../layout/disclosure.js';
import { voteAdminMessages } from './vote-messages.js';

const text = voteAdminMessages;

/** The votes of an interval. */
export interface VoteBar {
  /** When it begins, as displayed. */
  readonly label: string;
  readonly votes: number;
  readonly setAside: number;
  readonly isBurst: boolean;
}

export interface VoteBarsProps {
  readonly title: string;
  /** Heading of the column with the labels. */
  readonly unit: string;
  /** Oldest first. */
  readonly bars: readonly VoteBar[];
}

/** Bar chart of votes. The part that is set aside is grey, and bursts have a mark above. Also as a table. */
export function VoteBars({ title, unit, bars }: VoteBarsProps) {
  const cast = bars.filter(({ votes }) => votes > 0);
  return (
    <Bars
      title={<strong>{title}</strong>}
      figure={<span>{text.legend(Math.max(0, ...bars.map(({ votes }) => votes)))}</span>}
      bars={bars.map(({ label, votes, setAside, isBurst }) => ({
        ...{ label, count: votes, aside: setAside, isMarked: isBurst },
      }))}
    >
      <Disclosure summary={text.asTable}>
        {cast.length === 0 ? <p>{text.none}</p> : <VoteTable title={title} unit={unit} bars={cast} />}
      </Disclosure>
    </Bars>
  );
}

function VoteTable({ title, unit, bars }: VoteBarsProps) {
  return (
    <Table aria-label={title} verticalSpacing={4} fz="sm" tabularNums>
      <Table.Thead>
        <Table.Tr>
          {[unit, text.votes, text.setAside, text.burst].map((heading) => (
            <Table.Th key={heading} scope="col">
              {heading}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {bars.map(({ label, votes, setAside, isBurst }) => (
          <Table.Tr key={label}>
            <Table.Th scope="row" fw={400}>
              {label}
            </Table.Th>
            <Table.Td>{formatCount(votes)}</Table.Td>
            <Table.Td>{formatCount(setAside)}</Table.Td>
            <Table.Td>{isBurst && text.isBurst}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
