import { approximate, type ExchangeRates } from "@parlour/rules/approximate";
import type { Jurisdiction } from "@parlour/rules/jurisdiction";
import { minorUnitsOf } from "@parlour/rules/money";
import { stakeCapsFor } from "@parlour/rules/stake-cap";
import type { Kit } from "../kit/kit.ts";
import type { GameKinds } from "../kit/ports/game-kinds.ts";
import { readStandings } from "../services/identity/profile/index.ts";

type Needs = { gameKinds: GameKinds; rates: { refresh(): Promise<void>; current(): ExchangeRates } };
type Launch = { playerId: string | null; gameId: string; currency: string };

/**
 * Returns the lowest stake cap of a player's jurisdiction for a game, in minor units. Admission enforces the same caps.
 */
export function createStakeCaps({ db, clock }: Pick<Kit, "db" | "clock">, { gameKinds, rates }: Needs) {
  return async (
    { playerId, gameId, currency }: Launch,
    { stakeCaps }: Pick<Jurisdiction, "stakeCaps">,
  ): Promise<number | null> => {
    if (stakeCaps.length === 0 || playerId === null) return null;
    const [player] = await readStandings(db, [playerId]);
    if (!player) return null;
    const { category } = (await gameKinds.read())(gameId);
    const today = clock.now().toISOString().slice(0, 10);
    await rates.refresh();
    const amounts = stakeCapsFor(stakeCaps, { category, birthDate: player.birthDate, today }).map((cap) =>
      Number(
        minorUnitsOf(
          approximate(cap.amount, cap.currency, currency, rates.current()) ?? cap.amount,
          currency,
        ),
      ),
    );
    return amounts.length === 0 ? null : Math.min(...amounts);
  };
}
