import { readAmount } from "@parlour/rules/typed-amount";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { TextField } from "@parlour/web/ui/text-field";
import { type ReactNode, useState } from "react";
import type { AutoBetPlan, StakeChange } from "./auto-bet.ts";
import { useGame } from "./game-context.ts";
import { StakeChangeField } from "./stake-change-field.tsx";

const ENDLESS = "endless";
const counts = ["10", "25", "100", ENDLESS];
const limits = ["5", "10", "25", "none"];

type AutoplayDialogProps = {
  open: boolean;
  stake: number;
  changesStake: boolean;
  onClose: () => void;
  onStart: (plan: AutoBetPlan) => void;
  children?: ReactNode;
};

/** The autoplay settings: how many rounds to play, when to stop, and how the stake changes. */
export function AutoplayDialog(props: AutoplayDialogProps) {
  const { open, stake, changesStake, onClose, onStart, children } = props;
  const { t, money, toMinor } = useGame();
  const [rounds, setRounds] = useState("10");
  const [loss, setLoss] = useState("10");
  const [profit, setProfit] = useState("");
  const [singleWin, setSingleWin] = useState("");
  const [afterWin, setAfterWin] = useState<StakeChange>(null);
  const [afterLoss, setAfterLoss] = useState<StakeChange>(null);
  const isEndless = rounds === ENDLESS;
  const isSteady = afterWin === null && afterLoss === null;
  const amount = (typed: string) => {
    const wanted = readAmount(typed);
    return Number.isFinite(wanted) && wanted > 0 ? toMinor(wanted) : null;
  };
  const begin = () =>
    onStart({
      rounds: isEndless ? null : Number(rounds),
      lossLimit: loss === "none" ? null : Number(loss) * stake,
      profitLimit: amount(profit),
      singleWinLimit: amount(singleWin),
      afterWin,
      afterLoss,
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("games.autoplay")}
      closeLabel={t("games.close")}
      actions={
        <Button variant="primary" onClick={begin}>
          {isEndless || !isSteady
            ? t("games.autoplayStartOpen")
            : t("games.autoplayStart", { amount: money(stake * Number(rounds)) })}
        </Button>
      }
    >
      <div className="grid gap-5">
        {children}
        <div className="grid gap-2">
          <p className="font-semibold">{t("games.autoplayRounds")}</p>
          <SegmentedControl
            label={t("games.autoplayRounds")}
            value={rounds}
            onChange={setRounds}
            options={counts.map((value) => ({
              value,
              label:
                value === ENDLESS ? (
                  <>
                    <span aria-hidden="true">∞</span>
                    <span className="sr-only">{t("games.autoplayEndless")}</span>
                  </>
                ) : (
                  value
                ),
            }))}
          />
        </div>
        <div className="grid gap-2">
          <p className="font-semibold">{t("games.autoplayLimit")}</p>
          <SegmentedControl
            twoColumns
            label={t("games.autoplayLimit")}
            value={loss}
            onChange={setLoss}
            options={limits.map((value) => ({
              value,
              label: value === "none" ? t("games.autoplayNoLimit") : money(Number(value) * stake),
            }))}
          />
        </div>
        <div className="grid grid-cols-2 items-end gap-3">
          <TextField
            label={t("games.autoplayProfit")}
            inputMode="decimal"
            autoComplete="off"
            placeholder={t("games.autoplayNoLimit")}
            value={profit}
            onChange={(event) => setProfit(event.target.value)}
          />
          <TextField
            label={t("games.autoplaySingleWin")}
            inputMode="decimal"
            autoComplete="off"
            placeholder={t("games.autoplayNoLimit")}
            value={singleWin}
            onChange={(event) => setSingleWin(event.target.value)}
          />
        </div>
        {changesStake ? (
          <>
            <StakeChangeField label={t("games.autoplayAfterWin")} value={afterWin} onChange={setAfterWin} />
            <StakeChangeField
              label={t("games.autoplayAfterLoss")}
              value={afterLoss}
              onChange={setAfterLoss}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
