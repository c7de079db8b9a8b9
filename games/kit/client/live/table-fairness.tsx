import { CopyField } from "@parlour/web/ui/copy-field";
import { Sheet } from "@parlour/web/ui/sheet";
import { useGame } from "../game-context.ts";
import type { LiveState } from "./live-table.ts";

export type TableSeeds = Pick<LiveState, "table" | "round" | "revealed"> & {
  /** Replays a past round; undefined at tables without replays. */
  onReplay?: (number: number) => void;
  /**
   * The last ended round of a table with a dealer, which has a signed record instead of seeds; null before the first
   * one.
   */
  dealtRound?: number | null;
  /** Whether the table makes calls, which players can have shown and spoken. */
  hasCalls?: boolean;
};
type TableFairnessProps = { table: TableSeeds; open: boolean; onClose: () => void };

/** The seeds of a shared round: the hash while bets are open, both seeds after the round. */
export function TableFairness({ table: { table, round, revealed }, open, onClose }: TableFairnessProps) {
  const { t, session } = useGame();
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
        {round?.salt ? <CopyField label={t("games-live.salt")} value={round.salt} {...copy} /> : null}
        {revealed?.seeds ? (
          <>
            <CopyField
              label={t("games-live.serverSeed", { number: revealed.number })}
              value={revealed.seeds.serverSeed}
              {...copy}
            />
            <CopyField
              label={t("games-live.clientSeed", { number: revealed.number })}
              value={revealed.seeds.clientSeed}
              {...copy}
            />
          </>
        ) : null}
        <a
          href={`/fairness?table=${table?.slug ?? session.game.slug}`}
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-bright hover:text-ivory"
        >
          {t("games-live.pastSeeds")}
        </a>
        <a href="/account/games" target="_parent" className="font-semibold text-bright hover:text-ivory">
          {t("games-live.verifyRounds")}
        </a>
      </div>
    </Sheet>
  );
}
