import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import { useState } from "react";
import {
  betsOf,
  doubled,
  type Placement,
  place,
  placeTogether,
  type TableBets,
  takeOff,
  totalOf,
  undone,
} from "../chips-on-table.ts";
import { useGame } from "../game-context.ts";
import { chipValues } from "../stake-steps.ts";
import { type LiveTableOptions, useLiveTable } from "./use-live-table.ts";
import { useSettledResult } from "./use-settled-result.ts";
import { useUnplaced } from "./use-unplaced.ts";

/** The chips of a bet, in minor units. */
const allChips = (bet: LiveBet): TableBets => (bet.bet as { bets: TableBets }).bets;

/** A bet to be sent, and the chips on each spot that make up the bet. */
export type Slip = { bet: object; spots: readonly string[] };

type ChipOptions = LiveTableOptions & {
  /** Assigns the chips of a bet to the spots shown on the page. If unset, the bet itself names the spots. */
  chipsOf?(bet: LiveBet): TableBets;
  /** Divides the chips into bets. If unset, all of them are one bet. */
  slipsOf?(chips: TableBets): Slip[];
};

const oneSlip = (chips: TableBets): Slip[] => [
  { bet: { bets: chips }, spots: chips.map(({ spot }) => spot) },
];

/** The player's chips at a shared table: those not confirmed yet, and those placed. */
export function useLiveChips({ chipsOf = allChips, slipsOf = oneSlip, ...options }: ChipOptions = {}) {
  const { session, toMinor, sound, announce, t, money } = useGame();
  const table = useLiveTable(options);
  const { live, replay } = table;
  const max = toMinor(session.limits.max);
  const min = toMinor(session.limits.min);
  const unit = toMinor(session.limits.unit);
  const tray = chipValues(session.limits.steps.map(toMinor), max);
  const [chip, setChip] = useState(
    () => tray.findLast((value) => value <= toMinor(session.limits.default)) ?? min,
  );
  const [inHand, setInHand] = useState<readonly Placement[]>([]);
  const [played, setPlayed] = useState<readonly Placement[]>([]);
  const [isAsking, setAsking] = useState(false);

  const mine = live.bets.filter((bet) => live.mine.has(bet.id) && bet.state !== "REFUNDED");
  const lying = mine.flatMap(chipsOf);
  const lyingTotal = mine.reduce((sum, bet) => sum + toMinor(bet.stake), 0);
  const total = totalOf(inHand);
  const isOpen = table.takesBets;

  const touch = (next: readonly Placement[], isHeard = true) => {
    if (isAsking) return;
    if (isHeard) sound.play("chip");
    setInHand(next);
  };

  async function confirm(): Promise<void> {
    if (!isOpen || isAsking || total < min) return;
    setAsking(true);
    const placed = new Set<string>();
    for (const { bet, spots } of slipsOf(betsOf(inHand)))
      if ("bet" in (await table.bet(bet))) for (const spot of spots) placed.add(spot);
    setAsking(false);
    const confirmed = inHand.filter(({ spot }) => placed.has(spot));
    if (confirmed.length === 0) return;
    sound.play("chip");
    announce(t("games-live.betsPlaced", { amount: money(totalOf(confirmed)) }));
    setPlayed(confirmed);
    setInHand(inHand.filter(({ spot }) => !placed.has(spot)));
  }

  useUnplaced(live.round, inHand.length > 0 && !isAsking, () => setInHand([]));

  const result = useSettledResult(live.round, mine, lyingTotal);

  return {
    table,
    tray,
    chip,
    setChip,
    min,
    max,
    unit,
    /** How much more the player can stake in this round within the table's limit. */
    room: max - lyingTotal - total,
    inHand,
    total,
    lyingTotal,
    bets: replay.round ? [] : betsOf([...lying, ...inHand]),
    others: betsOf(table.bets.filter((bet) => !table.mine.has(bet.id)).flatMap(chipsOf)),
    isOpen,
    isAsking,
    result,
    confirm,
    put: (spot: string) => touch(place(inHand, spot, chip, max - lyingTotal, unit)),
    takeOff: (spot: string) => touch(takeOff(inHand, spot)),
    /** Places several chips in one step. Returns false if the limit or a pending request does not allow it. */
    putTogether(chips: TableBets): boolean {
      const next = placeTogether(inHand, chips, max - lyingTotal);
      if (next === null || isAsking) return false;
      touch(next);
      return true;
    },
    undo: () => touch(undone(inHand)),
    double: () => touch(doubled(inHand, max - lyingTotal)),
    clear: () => touch([], false),
    repeat: () => touch(totalOf(played) + lyingTotal <= max ? played : inHand),
    canRepeat: played.length > 0 && inHand.length === 0,
  };
}

export type LiveChips = ReturnType<typeof useLiveChips>;
