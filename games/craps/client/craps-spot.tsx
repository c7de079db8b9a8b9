import { formatOdds } from "@parlour/web/i18n/format-pay-cell";
import type { ReactNode } from "react";
import { ChipSpot, SpotChip } from "../../kit/client/chip-spot.tsx";
import type { DealerTable } from "../../kit/client/dealer/use-dealer-table.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { spotState } from "../../kit/client/settled.ts";
import type { CrapsView } from "../math/craps.ts";
import { type CrapsKind, crapsPays, type OddsKind } from "../math/craps-bets.ts";

export type CrapsSeat = DealerTable<CrapsView>;

type CrapsSpotProps = {
  table: CrapsSeat;
  kind: CrapsKind;
  /** The name of the bet for screen readers; needed if the spot shows dice or numbers. */
  label?: string;
  /** The odds bet that is shown on the same spot as its line bet. */
  oddsKind?: OddsKind;
  children: ReactNode;
};

/** A place on the layout: the chips of its bet, and its payout once a roll has decided it. */
export function CrapsSpot({ table, kind, label, oddsKind, children }: CrapsSpotProps) {
  const { money, language } = useGame();
  const { chips, shown } = table;
  const bets = shown?.view.bets ?? chips.bets.map(({ spot, stake }) => ({ kind: spot, stake, win: null }));
  const bet = bets.find((entry) => entry.kind === kind);
  const odds = bets.find((entry) => entry.kind === oddsKind);
  const isSeen = shown?.revealed ?? false;
  const decided = [bet, odds].filter((one) => one !== undefined && one.win !== null);
  const sum = (of: "stake" | "win") => decided.reduce((total, one) => total + (one?.[of] ?? 0), 0);
  const win = isSeen && bet && bet.win !== null ? sum("win") : null;
  // Odds that come back beside a lost line bet are not a win.
  const state = win === null ? undefined : spotState({ stake: sum("stake"), win });
  return (
    <ChipSpot
      chips={chips}
      spot={kind}
      stake={bet?.stake}
      state={state}
      className={`craps-spot craps-${kind}`}
      chipClassName="craps-chip"
    >
      {label === undefined ? null : <span className="sr-only">{label}</span>}
      <span className="craps-name">{children}</span>
      {kind === "field" ? null : <small>{formatOdds([...crapsPays[kind]], language)}</small>}
      {odds ? (
        <SpotChip chips={chips} stake={odds.stake} state={state} className="craps-chip craps-odds" />
      ) : null}
      {win !== null && win > 0 ? <em className="craps-win">{money(win)}</em> : null}
    </ChipSpot>
  );
}
