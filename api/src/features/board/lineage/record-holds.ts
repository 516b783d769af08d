/** A time that a run had on a list, from when to when. Instants are ms since 1970. */
export interface TimeOnBoard {
  /** Its car. */
  readonly holder: string;
  readonly seconds: number;
  readonly since: number;
  /** When it was taken off; null while it is there. */
  readonly until: number | null;
}

/** A time with which a holder led, from when on. */
export interface Lead<Time extends TimeOnBoard> {
  readonly time: Time;
  readonly since: number;
}

/** A period in which one car was first without a break, ms since 1970. */
export interface RecordHold<Time extends TimeOnBoard> {
  readonly holder: string;
  readonly since: number;
  /** Null while it is first. */
  readonly until: number | null;
  /** The times with which it was first, in order, at least one. */
  readonly leads: readonly Lead<Time>[];
}

/**
 * Who was first on a list from when to when, the earliest first. At each moment the shortest time of those on the list is
 * first, of equal ones the one that was there first. A holder who improves its own time holds on.
 * @param times in the order in which they came onto the list
 */
export function recordHolds<Time extends TimeOnBoard>(times: readonly Time[]): RecordHold<Time>[] {
  const holds: OpenHold<Time>[] = [];
  const standing: Time[] = [];
  let next = 0;
  for (const at of momentsOf(times)) {
    for (; (times[next]?.since ?? Number.POSITIVE_INFINITY) <= at; next++)
      insert(standing, times[next] as Time);
    // The others are removed once they would lead.
    while (standing[0] && hasEnded(standing[0], at)) standing.shift();
    lead(holds, standing[0] ?? null, at);
  }
  return holds;
}

interface OpenHold<Time extends TimeOnBoard> extends RecordHold<Time> {
  until: number | null;
  readonly leads: Lead<Time>[];
}

/** The moments at which the leader may change, in order. */
function momentsOf(times: readonly TimeOnBoard[]): number[] {
  const all = times.flatMap(({ since, until }) => (until === null ? [since] : [since, until]));
  return [...new Set(all)].sort((one, other) => one - other);
}

const hasEnded = ({ until }: TimeOnBoard, at: number): boolean => until !== null && until <= at;

/** Adds a time behind all that are not slower. */
function insert<Time extends TimeOnBoard>(standing: Time[], time: Time): void {
  let [low, high] = [0, standing.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((standing[middle] as Time).seconds <= time.seconds) low = middle + 1;
    else high = middle;
  }
  standing.splice(low, 0, time);
}

/** Notes who leads from a moment on. */
function lead<Time extends TimeOnBoard>(holds: OpenHold<Time>[], time: Time | null, since: number): void {
  const last = holds.at(-1);
  const open = last?.until === null ? last : null;
  if (open && open.holder === time?.holder) {
    if (open.leads.at(-1)?.time !== time) open.leads.push({ time, since });
    return;
  }
  if (open) open.until = since;
  if (time) holds.push({ holder: time.holder, since, until: null, leads: [{ time, since }] });
}
