import type { DealerView } from "../../math/dealer-view.ts";
import { ChipSpot, SpotChip } from "../chip-spot.tsx";
import { useGame } from "../game-context.ts";
import { spotState } from "../settled.ts";
import type { DealerTable } from "./use-dealer-table.ts";

type DealerSpotProps = {
  table: Pick<DealerTable, "chips"> & { shown: { view: DealerView; revealed: boolean } | null };
  kind: string;
  name: string;
  /** The payout of the bet, shown below its name. */
  pays?: string;
  /** Whether the bet is made only by a decision during the round, so that the spot cannot be pressed. */
  isDecision?: boolean;
};

/** A betting circle on the felt: its chips, and its payout once the round is settled. */
export function DealerSpot({ table, kind, name, pays, isDecision = false }: DealerSpotProps) {
  const { money } = useGame();
  const { chips, shown } = table;
  const bets = shown?.view.bets ?? chips.bets.map(({ spot, stake }) => ({ kind: spot, stake, win: null }));
  const bet = bets.find((entry) => entry.kind === kind);
  const win = shown?.revealed && shown.view.done ? (bet?.win ?? null) : null;
  const state = bet === undefined || win === null ? undefined : spotState({ stake: bet.stake, win });
  const content = (
    <>
      <strong>{name}</strong> {pays === undefined ? null : <small>{pays}</small>}
      {win !== null && win > 0 ? <em className="dealer-spot-win">{money(win)}</em> : null}
    </>
  );
  if (isDecision)
    return (
      <div className="dealer-spot" data-kind={kind} data-state={state} data-decision="">
        {content}
        <SpotChip chips={chips} stake={bet?.stake} state={state} className="dealer-spot-chip" />
      </div>
    );
  return (
    <ChipSpot
      chips={chips}
      spot={kind}
      stake={bet?.stake}
      state={state}
      className="dealer-spot"
      chipClassName="dealer-spot-chip"
    >
      {content}
    </ChipSpot>
  );
}
