import type { Body, SuccessAnswer } from "@parlour/contracts/call";
import type { quoteRacingBets } from "@parlour/contracts/calls/racing/racebook/quote-racing-bets";
import { parsePoolId, poolFrom } from "./pool-offers.ts";
import { fixedParts, fixedPrice, marketsOf, withdrawnRunners } from "./race-prices.ts";
import type { RaceRow } from "./race-store.ts";
import type { RacebookParts } from "./racebook-parts.ts";
import { isOpenForBets, isPoolOpen } from "./run-race.ts";

type Asked = Body<typeof quoteRacingBets>;
type Quotes = SuccessAnswer<typeof quoteRacingBets>;

/** Returns the current price and each-way terms of a fixed-odds bet, and whether it can be placed. */
export function quoteFixed(
  race: RaceRow | undefined,
  { kind, runners }: Asked["fixed"][number],
  now: Date,
): Quotes["fixed"][number] {
  const none = { price: null, eachWayTerms: null };
  if (race === undefined || !isOpenForBets(race, now)) return { status: "CLOSED", ...none };
  const out = withdrawnRunners(race);
  if (runners.some((runner) => out.includes(runner))) return { status: "WITHDRAWN", ...none };
  const isWhole = runners.length === fixedParts[kind] && new Set(runners).size === runners.length;
  const price = isWhole ? fixedPrice(race, kind, runners) : null;
  if (price === null) return { status: "OPEN", ...none };
  const terms = kind === "each-way" ? marketsOf(race).eachWayTerms : null;
  return { status: "OPEN", price: price / 1000, eachWayTerms: terms };
}

/**
 * Returns whether a pool bet can still be placed as it is on the slip. A ticket that names a withdrawn horse is refused,
 * so the player has to build it again.
 */
export async function quotePool(
  { readMeeting }: Pick<RacebookParts, "readMeeting">,
  { poolId, selections }: Asked["pools"][number],
  now: Date,
): Promise<Quotes["pools"][number]> {
  const named = parsePoolId(poolId);
  const meeting = named ? await readMeeting(named.raceId) : [];
  const race = meeting.find(({ id }) => id === named?.raceId);
  const offer = race && named ? poolFrom(race, meeting, named.type) : undefined;
  if (!race || !offer || !isPoolOpen(offer, meeting, now)) return { status: "CLOSED" };
  const races = offer.raceIds.flatMap((id) => meeting.find((one) => one.id === id) ?? []);
  const isOut = (at: number, interest: number) => {
    const { card, ...one } = races[races.length > 1 ? at : 0] ?? race;
    const out = withdrawnRunners(one);
    const coupled = card.runners.filter((runner) => runner.interest === interest);
    return coupled.length > 0 && coupled.every(({ number }) => out.includes(number));
  };
  const isBroken = selections.some((selection) =>
    selection.some((part, at) => part.some((interest) => isOut(at, interest))),
  );
  return { status: isBroken ? "WITHDRAWN" : "OPEN" };
}
