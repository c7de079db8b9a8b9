import type { PokerTableView } from "@parlour/contracts/entities/poker";
import { readAmount } from "@parlour/rules/typed-amount";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Chip } from "@parlour/web/ui/chip";
import { useEffect, useState } from "react";
import { decimalsOf, roundChips, useChips } from "../parts/use-chips.ts";
import { clampBet, presetAmount, presetsFor } from "./bet-sizes.ts";
import { useActionKeys } from "./use-action-keys.ts";

export type Act = (action: "fold" | "check" | "call" | "bet" | "raise", to?: number) => void;

type Legal = NonNullable<PokerTableView["you"]["legal"]>;
type ActionBarProps = { view: PokerTableView; legal: Legal; onAct: Act };

/** The action buttons, and the input for the size of a bet or raise. */
export function ActionBar({ view, legal, onAct }: ActionBarProps) {
  const { t } = useTranslation();
  const { currency, bigBlind, limit } = view.table;
  const chips = useChips(currency);
  const hand = view.hand!;
  const range = legal.bet ?? legal.raise;
  const own = hand.players.find(({ seat }) => seat === view.you.seat);
  const isAllIn =
    own !== undefined && range !== null && range.max >= roundChips(own.stack + own.bet, currency);
  const kind = legal.bet ? "bet" : "raise";
  const [typed, setTyped] = useState(String(range?.min ?? 0));
  const amount = readAmount(typed);
  const isAmount = range !== null && amount >= range.min && amount <= range.max;

  // Each new decision starts with the smallest possible bet.
  const [min, step] = [range?.min ?? 0, hand.step];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step identifies the decision
  useEffect(() => setTyped(String(min)), [min, step]);

  const check = () => (legal.check ? onAct("check") : legal.call === null ? undefined : onAct("call"));
  const bet = () => {
    if (range && isAmount) onAct(kind, roundChips(amount, currency));
  };
  useActionKeys({ fold: legal.fold ? () => onAct("fold") : null, check, bet });

  const presetKeys = {
    min: "poker.betMin",
    half: "poker.betHalf",
    pot: "poker.betPot",
    max: "poker.allIn",
  } as const;
  return (
    <div className="grid gap-3" data-testid="poker-actions">
      {range && range.max > range.min ? (
        <div className="grid gap-2 md:flex md:items-center md:gap-3">
          <div className="flex min-w-0 flex-1 items-center gap-3">
            <input
              type="range"
              aria-label={t("poker.betAmount")}
              aria-valuetext={chips(Number.isNaN(amount) ? range.min : amount)}
              min={range.min}
              max={range.max}
              step={currency === null ? Math.max(1, bigBlind / 2) : 10 ** -decimalsOf(currency)}
              value={Number.isNaN(amount) ? range.min : clampBet(amount, range)}
              onChange={(event) => setTyped(String(roundChips(Number(event.target.value), currency)))}
              className="h-11 min-w-0 flex-1 accent-brass"
            />
            <input
              inputMode="decimal"
              aria-label={t("poker.betAmount")}
              aria-invalid={!isAmount}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === "Enter") bet();
              }}
              className="h-11 w-24 rounded-control border border-field bg-ink px-3 text-right font-semibold tabular-nums aria-invalid:border-alarm"
            />
          </div>
          <div className="flex gap-2 max-md:flex-wrap">
            {presetsFor(limit, isAllIn).map((preset) => {
              const size = presetAmount(preset, {
                range,
                pot: hand.pot,
                currentBet: hand.currentBet,
                call: legal.call ?? 0,
                currency,
              });
              return (
                <Chip key={preset} selected={amount === size} onClick={() => setTyped(String(size))}>
                  {t(presetKeys[preset])}
                </Chip>
              );
            })}
          </div>
        </div>
      ) : null}
      <div className="grid auto-cols-fr grid-flow-col gap-2 max-md:[&>button]:px-1.5 max-md:[&>button]:text-sm max-md:[&>button]:leading-tight">
        {legal.fold ? (
          <Button variant="danger" size="lg" onClick={() => onAct("fold")} aria-keyshortcuts="f">
            {t("poker.fold")}
          </Button>
        ) : null}
        <Button size="lg" onClick={check} aria-keyshortcuts="c">
          {legal.check ? t("poker.check") : t("poker.call", { amount: chips(legal.call ?? 0) })}
        </Button>
        {range ? (
          <Button variant="primary" size="lg" onClick={bet} disabled={!isAmount} aria-keyshortcuts="r">
            {t(kind === "bet" ? "poker.bet" : "poker.raise", {
              amount: chips(Number.isNaN(amount) ? range.min : amount),
            })}
          </Button>
        ) : null}
      </div>
      <p className="hidden text-xs text-mist md:block">{t("poker.keys")}</p>
    </div>
  );
}
