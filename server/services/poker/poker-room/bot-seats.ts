import type { Pace } from "./pace.ts";
import { removeSeat, sit } from "./seating.ts";
import { isPractice, type TableConfig } from "./table-config.ts";
import { runningHand, type TableState } from "./table-state.ts";

const names = [
  "Anvil",
  "Bellows",
  "Cogwheel",
  "Dynamo",
  "Escapement",
  "Flywheel",
  "Governor",
  "Hopper",
  "Idler",
  "Jenny",
];

/**
 * Maintains the bots of a practice table: refills their stacks, and keeps one seat free for the next person as long as
 * a bot can leave. Returns whether anything changed.
 */
export function keepBots(state: TableState, config: TableConfig, pace: Pace, nowMs: number): boolean {
  if (!isPractice(config) || config.bots === null || config.tournament || runningHand(state)) return false;
  const people = state.seats.filter(({ kind }) => kind !== "BOT").length + state.waiting.length;
  const room = Math.max(people <= 1 ? 1 : 0, config.seats - people - 1);
  const wanted = Math.min(config.bots.count, room);
  let isChanged = false;
  const bots = () => state.seats.filter(({ kind }) => kind === "BOT");
  for (const bot of bots()) {
    if (bot.stack >= config.minBuyIn / 4 && bot.stack <= 3 * config.maxBuyIn) continue;
    bot.stack = config.maxBuyIn;
    isChanged = true;
  }
  while (bots().length > wanted) {
    removeSeat(state, bots().at(-1)!, { config, pace, nowMs });
    isChanged = true;
  }
  for (let seat = config.seats; seat >= 1 && bots().length < wanted; seat--) {
    if (state.seats.some((taken) => taken.seat === seat)) continue;
    const name = names[seat - 1]!;
    const bot = { owner: `bot:${seat}`, name, kind: "BOT" } as const;
    sit(state, bot, { seat, amount: config.maxBuyIn, session: `bot:${seat}` }, { config, pace, nowMs });
    isChanged = true;
  }
  return isChanged;
}
