import { CopyField } from "@parlour/web/ui/copy-field";
import { Sheet } from "@parlour/web/ui/sheet";
import { useGame } from "../game-context.ts";
import type { LiveState } from "./live-table.ts";

export type TableSeeds = Pick<LiveState, "round" | "told">;
type TableFairnessProps = { table: TableSeeds; open: boolean; onClose: () => void };

/** What a round for everybody is drawn from: the hash while bets are open, both seeds once it is over. */
export function TableFairness({ table: { round, told }, open, onClose }: TableFairnessProps) {
  const { t } = useGame();
  const copy = { copyLabel: t("games.copy"), copiedLabel: t("games.copied") };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("games.fairness")}
      description={t("games-live.fairnessText")}
      closeLabel={t("games.close")}
    >
      <div className="grid gap-5">
        {round ? (
          <CopyField
            label={t("games-live.seedHash", { number: round.number })}
            value={round.serverSeedHash}
            {...copy}
          />
        ) : null}
        {told?.seeds ? (
          <>
            <CopyField
              label={t("games-live.houseSeed", { number: told.number })}
              value={told.seeds.serverSeed}
              {...copy}
            />
            <CopyField
              label={t("games-live.betsSeed", { number: told.number })}
              value={told.seeds.clientSeed}
              {...copy}
            />
          </>
        ) : null}
        <a href="/account/games" target="_parent" className="font-semibold text-bright hover:text-ivory">
          {t("games-live.ownRounds")}
        </a>
      </div>
    </Sheet>
  );
}
