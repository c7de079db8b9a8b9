import type {
  VirtualChannel,
  VirtualRound,
  VirtualRoundSummary,
} from "@parlour/contracts/entities/virtual-sports";
import { findVirtualChannel, numberOfDay, virtualChannels } from "@parlour/sports";
import type { Kit } from "../../../kit/kit.ts";
import { eventsOf, seasonCompetition } from "./feed-messages.ts";
import type { RoundRow } from "./round.ts";
import { findRound, readChain } from "./round-store.ts";

/** A round with the server's time, to which the page sets its clock. */
export type RoundView = { now: string; round: VirtualRound };

export async function readRoundView({ db, clock }: Kit, id: string): Promise<RoundView | undefined> {
  const row = await findRound(db, id);
  if (row === undefined || findVirtualChannel(row.channel) === undefined) return undefined;
  const { anchor, salt, length } = await readChain(db, row);
  return {
    now: clock.now().toISOString(),
    round: {
      ...toHead(row),
      outcome: row.outcome as VirtualRound["outcome"],
      fairness: {
        number: row.number,
        seedHash: row.seedHash,
        seed: row.state === "ENDED" ? row.seed : null,
        salt,
        anchor,
        chainFirst: row.chainFirst,
        chainLength: length,
      },
    },
  };
}

function toHead(row: RoundRow): Omit<VirtualRoundSummary, "result"> {
  const channel = findVirtualChannel(row.channel)!;
  return {
    id: row.id,
    channel: channel.id,
    sport: channel.sport,
    name: channel.name,
    numberOfDay: numberOfDay(channel, row.number),
    state: row.state,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    card: toCard(row),
  };
}

function toCard({ id, channel, card, form }: RoundRow): VirtualRound["card"] {
  const events = eventsOf({ id, card });
  if (card.kind === "race") {
    const runners = card.runners.map((runner) => ({ ...runner, form: [...(form[runner.name] ?? [])] }));
    return { kind: "race", event: events[0]!, runners };
  }
  return {
    kind: "football",
    competition: seasonCompetition(channel, card.season),
    season: card.season,
    matchday: card.matchday,
    matches: card.matches.map(({ home, away }, index) => ({
      event: events[index]!,
      home: toClub(home),
      away: toClub(away),
    })),
  };
}

type Club = Extract<RoundRow["card"], { kind: "football" }>["matches"][number]["home"];

const toClub = ({ id, name, short, colours, crest }: Club) => ({
  id,
  name,
  short,
  colours: [...colours] as [string, string],
  crest,
});

export function toSummary(row: RoundRow): VirtualRoundSummary {
  const { outcome } = row;
  const shown = row.state === "ENDED" ? outcome : null;
  return {
    ...toHead(row),
    result: shown && {
      order: shown.kind === "race" ? shown.order.slice(0, 3) : [],
      scores: shown.kind === "football" ? shown.matches.map(({ score: [home, away] }) => [home, away]) : [],
    },
  };
}

export function toChannels(rounds: readonly RoundRow[], now: Date): VirtualChannel[] {
  return virtualChannels.map((channel) => {
    const own = rounds.filter((round) => round.channel === channel.id);
    const open = own
      .filter(({ state, startsAt }) => state === "OPEN" && startsAt > now)
      .sort((a, b) => a.number - b.number);
    const running = own.find(({ state }) => state === "RUNNING");
    const last = own.filter(({ state }) => state === "ENDED").sort((a, b) => b.number - a.number)[0];
    return {
      id: channel.id,
      sport: channel.sport,
      name: channel.name,
      everySeconds: channel.everySeconds,
      places: channel.kind === "race" ? channel.places : null,
      next: open.map(toSummary),
      running: running ? toSummary(running) : null,
      last: last ? toSummary(last) : null,
    };
  });
}
