import { decimalSeparatorOf } from "@parlour/web/i18n/decimal-separator";
import { Button } from "@parlour/web/ui/button";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { Dialog } from "@parlour/web/ui/dialog";
import { TextField } from "@parlour/web/ui/text-field";
import { type ReactNode, useRef, useState } from "react";
import type { AutoBetPlan } from "./auto-bet.ts";
import { type AutoBetField, type AutoBetForm, ROUNDS_MAX, readAutoBetForm } from "./auto-bet-form.ts";
import { editableNumber } from "./editable-number.ts";
import { useGame } from "./game-context.ts";
import { PresetField } from "./preset-field.tsx";
import { StakeChangeField } from "./stake-change-field.tsx";

const counts = ["10", "25", "100"];
/** Suggested loss limits, as multiples of the stake. */
const losses = [5, 10, 25];

type AutoplayDialogProps = {
  open: boolean;
  stake: number;
  changesStake: boolean;
  /** Whether rounds can have features, such as free spins, at which autoplay can stop. */
  hasFeatures: boolean;
  onClose: () => void;
  onStart: (plan: AutoBetPlan) => void;
  children?: ReactNode;
};

/** The autoplay settings: how many rounds to play, when to stop, and how the stake changes. */
export function AutoplayDialog(props: AutoplayDialogProps) {
  const { open, stake, changesStake, hasFeatures, onClose, onStart, children } = props;
  const { t, language, money, toMinor, toMajor } = useGame();
  const fields = useRef<HTMLDivElement>(null);
  const lossText = (multiple: number) => editableNumber(toMajor(multiple * stake), language);
  const [typed, setTyped] = useState<Partial<AutoBetForm>>({});
  const [wrong, setWrong] = useState<readonly AutoBetField[]>([]);
  // Until the player chooses a loss limit, the suggested one changes with the stake.
  const form: AutoBetForm = {
    rounds: "10",
    loss: lossText(10),
    profit: "",
    singleWin: "",
    stopOnFeature: false,
    afterWin: null,
    afterLoss: null,
    ...typed,
  };
  const { plan, wrong: wrongNow } = readAutoBetForm(form, {
    toMinor,
    separator: decimalSeparatorOf(language),
  });
  const change = (next: Partial<AutoBetForm>) => {
    setTyped({ ...typed, ...next });
    setWrong(wrong.filter((field) => !(field in next)));
  };
  const check = (field: AutoBetField) =>
    setWrong([...wrong.filter((other) => other !== field), ...wrongNow.filter((other) => other === field)]);
  const begin = () => {
    setWrong(wrongNow);
    if (wrongNow.length === 0) onStart(plan);
    else fields.current?.querySelector<HTMLElement>(`[name="autoplay-${wrongNow[0]}"]`)?.focus();
  };
  const errorOf = (field: AutoBetField) =>
    wrong.includes(field)
      ? t(field === "rounds" ? "games.autoplayRoundsWrong" : "games.autoplayAmountWrong", { max: ROUNDS_MAX })
      : undefined;
  const fieldOf = (field: AutoBetField) => ({
    name: `autoplay-${field}`,
    value: form[field],
    error: errorOf(field),
    onBlur: () => check(field),
  });
  const isSteady = plan.afterWin === null && plan.afterLoss === null;
  const costMinor = plan.rounds !== null && isSteady ? stake * plan.rounds : null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("games.autoplay")}
      closeLabel={t("games.close")}
      actions={
        <Button variant="primary" onClick={begin}>
          {costMinor === null
            ? t("games.autoplayStartOpen")
            : t("games.autoplayStart", { amount: money(costMinor) })}
        </Button>
      }
    >
      <div className="grid gap-5" ref={fields}>
        {children}
        <PresetField
          {...fieldOf("rounds")}
          label={t("games.autoplayRounds")}
          inputMode="numeric"
          placeholder={t("games.autoplayEndless")}
          onChange={(rounds) => change({ rounds })}
          presets={[
            ...counts.map((value) => ({ value, label: value })),
            { value: "", label: t("games.autoplayEndless") },
          ]}
        />
        <PresetField
          {...fieldOf("loss")}
          label={t("games.autoplayLimit")}
          inputMode="decimal"
          placeholder={t("games.autoplayNoLimit")}
          onChange={(loss) => change({ loss })}
          presets={[
            ...losses.map((multiple) => ({ value: lossText(multiple), label: money(multiple * stake) })),
            { value: "", label: t("games.autoplayNoLimit") },
          ]}
        />
        <div className="grid grid-cols-2 items-end gap-3">
          <TextField
            {...fieldOf("profit")}
            label={t("games.autoplayProfit")}
            inputMode="decimal"
            autoComplete="off"
            placeholder={t("games.autoplayNoLimit")}
            onChange={(event) => change({ profit: event.target.value })}
          />
          <TextField
            {...fieldOf("singleWin")}
            label={t("games.autoplaySingleWin")}
            inputMode="decimal"
            autoComplete="off"
            placeholder={t("games.autoplayNoLimit")}
            onChange={(event) => change({ singleWin: event.target.value })}
          />
        </div>
        {hasFeatures ? (
          <Checkbox
            label={t("games.autoplayFeature")}
            checked={form.stopOnFeature}
            onChange={(event) => change({ stopOnFeature: event.target.checked })}
          />
        ) : null}
        {changesStake ? (
          <>
            <StakeChangeField
              label={t("games.autoplayAfterWin")}
              value={form.afterWin}
              onChange={(afterWin) => change({ afterWin })}
            />
            <StakeChangeField
              label={t("games.autoplayAfterLoss")}
              value={form.afterLoss}
              onChange={(afterLoss) => change({ afterLoss })}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
