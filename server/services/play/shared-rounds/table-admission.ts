import type { DealerState } from "@parlour/contracts/entities/live-table";
import type { LocalText } from "@parlour/contracts/entities/offer-plan";
import type { TableRestriction } from "@parlour/contracts/sockets/live-table";
import { localText } from "@parlour/rules/local-text";
import { type OpeningHours, type OpenState, openStateAt } from "@parlour/rules/opening-hours";
import type { Clock } from "@parlour/server/kit/clock";
import type { OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";
import type { PlayerTiers } from "@parlour/server/kit/ports/player-tiers";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";

/** Operators' rules for a table: when it is open, and the lowest loyalty tier that may bet. */
export type TableRules = { hours: OpeningHours | null; fromTier: string | null };

type Seat = Pick<OpenGameSession, "playerId" | "language">;

/** Decides who may bet at a table, and when. */
export type TableAdmission = {
  rules(): Promise<TableRules>;
  /** Returns whether a dealer is present and their video is arriving; null at tables without a dealer. */
  dealer(): Promise<DealerState | null>;
  /** Returns whether the table takes bets. Pass `dealer` if it was just read, to save a query. */
  opening(dealer?: DealerState | null): Promise<OpenState>;
  /**
   * Returns the lowest tier of a reserved table, and whether the player has reached it; null if everyone may
   * bet.
   */
  tierFor(playerId: string | null): Promise<{ name: LocalText; isMet: boolean } | null>;
  restrictionFor(seat: Seat): Promise<TableRestriction>;
  /** Returns why the player may not bet now; undefined if they may. */
  refusalFor(seat: Seat): Promise<Refusal | undefined>;
};

type Parts = {
  clock: Clock;
  rules(): Promise<TableRules>;
  tiers: Pick<PlayerTiers, "tierOf" | "list">;
  /** Whether a copy of a table is open. A game's first table always is. */
  isCopyOpen?: (() => boolean) | undefined;
  /** Reads the dealer's state, at tables with a human dealer. */
  dealer?: (() => Promise<DealerState>) | undefined;
};

const alwaysOpen: OpenState = { isOpen: true, opensAt: null };
/** A closed copy opens again when players need it, so its next opening time is unknown. */
const closedCopy: OpenState = { isOpen: false, opensAt: null };
const unmanned: OpenState = { isOpen: false, opensAt: null };
const minuteMs = 60_000;

export function createTableAdmission(parts: Parts): TableAdmission {
  const { clock, rules, tiers, dealer: readDealer, isCopyOpen = () => true } = parts;
  // The opening state is cached for a minute, because opening hours are in whole minutes but are
  // read several times a second.
  let known: { hours: OpeningHours; minute: number; state: OpenState } | undefined;

  const dealer = async () => (await readDealer?.()) ?? null;

  async function opening(known?: DealerState | null): Promise<OpenState> {
    const hours = await openingHours();
    if (!hours.isOpen) return hours;
    const state = known === undefined ? await dealer() : known;
    return state === null || state === "DEALING" ? hours : unmanned;
  }

  async function openingHours(): Promise<OpenState> {
    if (!isCopyOpen()) return closedCopy;
    const { hours } = await rules();
    if (hours === null) return alwaysOpen;
    const now = clock.now();
    const minute = Math.floor(now.getTime() / minuteMs);
    if (known?.hours !== hours || known.minute !== minute)
      known = { hours, minute, state: openStateAt(hours, now) };
    return known.state;
  }

  async function tierFor(playerId: string | null): Promise<{ name: LocalText; isMet: boolean } | null> {
    const { fromTier } = await rules();
    if (fromTier === null) return null;
    const ladder = await tiers.list();
    const lowest = ladder.findIndex(({ id }) => id === fromTier);
    // A tier that is no longer in the programme admits no one, until operators choose another.
    if (lowest < 0) return { name: { en: fromTier }, isMet: false };
    const own = playerId === null ? null : await tiers.tierOf(playerId);
    return { name: ladder[lowest]!.name, isMet: ladder.findIndex(({ id }) => id === own) >= lowest };
  }

  async function restrictionFor({ playerId, language }: Seat): Promise<TableRestriction> {
    const tier = await tierFor(playerId);
    if (tier !== null && !tier.isMet) {
      return { code: "TIER_REQUIRED", tier: localText(tier.name, language) };
    }
    const { isOpen, opensAt } = await openingHours();
    if (!isOpen) return { code: "TABLE_CLOSED", opensAt: opensAt?.getTime() ?? null };
    const state = await dealer();
    if (state === "AWAY") return { code: "DEALER_AWAY" };
    return state === "NO_VIDEO" ? { code: "VIDEO_LOST" } : null;
  }

  return {
    rules,
    dealer,
    opening,
    tierFor,
    restrictionFor,
    async refusalFor(seat) {
      const restriction = await restrictionFor(seat);
      if (restriction === null) return undefined;
      const { code, ...details } = restriction;
      return refuse(code, details);
    },
  };
}
