const dayMs = 86_400_000;

const isDay = (moment: string) => moment.length === "2030-01-31".length;

/** The first instant that a moment from the wire means: a day begins at midnight, UTC. */
function startOf(moment: string): Date {
  return new Date(moment);
}

/** The first instant after it: whoever asks up to a day wants that day too. */
function endOf(moment: string): Date {
  return new Date(Date.parse(moment) + (isDay(moment) ? dayMs : 1));
}

type Wanted = { from?: string | undefined; to?: string | undefined; type?: string | undefined };

/** What the history is asked for, in the ledger's terms. */
export function periodOf({ from, to, type }: Wanted) {
  return {
    from: from === undefined ? undefined : startOf(from),
    before: to === undefined ? undefined : endOf(to),
    type,
  };
}
