const dayMs = 86_400_000;

const isDay = (moment: string) => moment.length === "2030-01-31".length;

/** Returns the first instant of a time or day from the API; a day starts at midnight UTC. */
function startOf(moment: string): Date {
  return new Date(moment);
}

/**
 * Returns the first instant after a time or day from the API, so that a range up to a day includes that day.
 */
function endOf(moment: string): Date {
  return new Date(Date.parse(moment) + (isDay(moment) ? dayMs : 1));
}

type Wanted = {
  from?: string | undefined;
  to?: string | undefined;
  type?: string | undefined;
  group?: "PLAY" | undefined;
};

const playTypes = ["BET", "WIN", "JACKPOT", "ROLLBACK"];

/** Converts the API's filter into the ledger's. */
export function periodOf({ from, to, type, group }: Wanted) {
  return {
    from: from === undefined ? undefined : startOf(from),
    before: to === undefined ? undefined : endOf(to),
    types: type !== undefined ? [type] : group === "PLAY" ? playTypes : undefined,
  };
}
