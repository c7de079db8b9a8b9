import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import Repeat from "lucide-react/icons/repeat";
import Square from "lucide-react/icons/square";
import { useState } from "react";
import { useGame } from "./game-context.ts";
import type { Autoplay } from "./use-autoplay.ts";

const counts = ["10", "25", "50", "100"];
const limits = ["5", "10", "25", "none"];

type AutoplayButtonProps = { autoplay: Autoplay; stake: number; disabled: boolean };

/** Asks how many rounds and where to stop, then shows how many are left. Absent where autoplay is not allowed. */
export function AutoplayButton({ autoplay, stake, disabled }: AutoplayButtonProps) {
  const { t, money } = useGame();
  const [asking, setAsking] = useState(false);
  const [rounds, setRounds] = useState("10");
  const [limit, setLimit] = useState("10");
  if (!autoplay.allowed) return null;
  if (autoplay.running) {
    return (
      <Button
        className="autoplay-button max-sm:px-3"
        onClick={autoplay.stop}
        icon={<Square size={16} aria-hidden="true" />}
      >
        <span className="long-label">{t("games.autoplayStop", { count: autoplay.left })}</span>
        <span aria-hidden="true" className="lg:hidden">
          {autoplay.left}
        </span>
      </Button>
    );
  }
  const begin = () => {
    setAsking(false);
    const lossLimit = limit === "none" ? null : Number(limit) * stake;
    void autoplay.start({ rounds: Number(rounds), lossLimit });
  };
  return (
    <>
      <Button
        className="autoplay-button max-sm:px-3"
        disabled={disabled}
        onClick={() => setAsking(true)}
        icon={<Repeat size={17} aria-hidden="true" />}
      >
        <span className="long-label">{t("games.autoplay")}</span>
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("games.autoplay")}
        closeLabel={t("games.close")}
        actions={
          <Button variant="primary" onClick={begin}>
            {t("games.autoplayStart", { amount: money(stake * Number(rounds)) })}
          </Button>
        }
      >
        <div className="grid gap-5">
          <div className="grid gap-2">
            <p className="font-semibold">{t("games.autoplayRounds")}</p>
            <SegmentedControl
              label={t("games.autoplayRounds")}
              value={rounds}
              onChange={setRounds}
              options={counts.map((value) => ({ value, label: value }))}
            />
          </div>
          <div className="grid gap-2">
            <p className="font-semibold">{t("games.autoplayLimit")}</p>
            <SegmentedControl
              label={t("games.autoplayLimit")}
              value={limit}
              onChange={setLimit}
              options={limits.map((value) => ({
                value,
                label: value === "none" ? t("games.autoplayNoLimit") : money(Number(value) * stake),
              }))}
            />
          </div>
        </div>
      </Dialog>
    </>
  );
}
