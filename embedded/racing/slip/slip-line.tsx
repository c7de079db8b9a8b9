import type { EachWayTerms } from "@parlour/racing/odds/each-way";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { shownAmount } from "@parlour/web/ui/amount-field";
import { Button } from "@parlour/web/ui/button";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { classNames } from "@parlour/web/ui/class-names";
import { IconButton } from "@parlour/web/ui/icon-button";
import X from "lucide-react/icons/x";
import { useId, useRef } from "react";
import { keepTyped, type TypedUnit, writeAmount } from "../../parts/money.ts";
import { useFormats, useNames } from "../format.ts";
import { TicketText } from "../parts/ticket-text.tsx";
import { useRacing } from "../racing-context.ts";
import type { BetFailure } from "./bet-failure.ts";
import { eachWayReturns } from "./each-way-returns.ts";
import { runnersOf, type SlipEntry } from "./slip-entry.ts";
import type { LineState } from "./slip-quotes.ts";
import { slip } from "./slip-store.ts";
import { linesOf } from "./use-place-bets.ts";

type SlipLineProps = {
  entry: SlipEntry;
  unit: TypedUnit;
  failure: BetFailure | undefined;
  /** The stake is null if the input is not a valid amount. */
  stake: number | null;
  state: LineState;
  /** The current terms of an each-way bet. */
  eachWayTerms: EachWayTerms | null;
  onChange: () => void;
};

/** One bet on the slip with its stake and, if it was refused, the reason. */
export function SlipLine({ entry, unit, failure, stake, state, eachWayTerms, onChange }: SlipLineProps) {
  const { t } = useTranslation();
  const { currency } = useRacing();
  const { money, price } = useFormats();
  const { betType } = useNames();
  const id = useId();
  const lines = linesOf(entry);
  const input = useRef<HTMLInputElement>(null);
  const changeStake = (typed: string) => {
    onChange();
    slip.change(entry.key, { stake: typed });
  };
  const offer = failure?.offer;
  const isOver = state === "CLOSED" || state === "WITHDRAWN";
  const type = betType(entry.market === "FIXED" ? entry.kind : entry.type);
  const canTakeStartingPrice =
    entry.market === "FIXED" && (entry.kind === "win" || entry.kind === "each-way");
  return (
    <li className="rounded-card border border-line bg-raised p-3">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="font-semibold">
            {entry.market === "FIXED"
              ? runnersOf(entry)
                  .map(({ name }) => name)
                  .join(" / ")
              : type}
            {entry.market === "FIXED" && entry.price !== null ? (
              <span
                className={classNames(
                  "ml-2 tabular-nums",
                  state === "CHANGED" ? "text-mist line-through" : "text-bright",
                )}
              >
                {price(entry.price)}
              </span>
            ) : null}
            {entry.market === "FIXED" && state === "CHANGED" ? (
              <span className="ml-2 text-bright tabular-nums">{price(entry.boardPrice)}</span>
            ) : null}
          </p>
          <p className="text-xs text-mist">
            {entry.market === "FIXED" ? `${type} · ` : null}
            {entry.raceLabel}
          </p>
          {entry.market === "POOL" ? <TicketText selections={entry.selections} /> : null}
          <LineNotice state={state} entry={entry} />
        </div>
        <IconButton
          quiet
          label={t("racebook.remove")}
          icon={<X size={18} aria-hidden="true" />}
          onClick={() => slip.remove(entry.key)}
        />
      </div>
      {isOver ? null : canTakeStartingPrice ? (
        <Checkbox
          label={t("racebook.startingPrice")}
          checked={entry.price === null}
          onChange={({ target }) =>
            slip.change(entry.key, { price: target.checked ? null : entry.boardPrice })
          }
        />
      ) : null}
      <label htmlFor={id} className={classNames("text-xs text-mist", isOver && "sr-only")}>
        {lines > 1 ? t("racebook.stakePerLine") : t("racebook.stake")}
      </label>
      <div className={isOver ? "hidden" : "flex items-center gap-3"}>
        <span className="flex h-11 flex-1 items-center gap-2 rounded-control border border-field bg-ink px-3 focus-within:border-bright has-aria-invalid:border-alarm">
          <span aria-hidden="true" className="text-mist">
            {unit.symbol}
          </span>
          <input
            ref={input}
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={shownAmount(entry.stake, unit.decimalSeparator)}
            aria-invalid={failure ? true : undefined}
            aria-describedby={failure ? `${id}-error` : undefined}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => changeStake(keepTyped(target.value, unit))}
            className="w-full min-w-0 bg-transparent font-semibold tabular-nums outline-none"
          />
        </span>
        {lines > 1 ? (
          <span className="text-sm text-mist tabular-nums">
            × {lines} = {money((stake ?? 0) * lines, currency)}
          </span>
        ) : null}
      </div>
      {isOver || stake === null ? null : <Returns entry={entry} stake={stake} terms={eachWayTerms} />}
      {failure ? (
        <p id={`${id}-error`} role="alert" className="mt-2 text-sm text-alarm">
          {t(failure.key, failure.values)}
          {failure.rest ? ` ${t(failure.rest.key, failure.rest.values)}` : ""}
        </p>
      ) : null}
      {offer === undefined || isOver ? null : (
        <Button
          size="sm"
          className="mt-2"
          onClick={() => {
            changeStake(writeAmount(offer, unit));
            input.current?.focus();
          }}
        >
          {t("racebook.takeStake", { amount: money(offer, currency) })}
        </Button>
      )}
    </li>
  );
}

type ReturnsProps = { entry: SlipEntry; stake: number; terms: EachWayTerms | null };

/** What a bet at a known price pays, stake included. */
function Returns({ entry, stake, terms }: ReturnsProps) {
  const { t } = useTranslation();
  const { currency } = useRacing();
  const { money } = useFormats();
  if (entry.market === "POOL" || entry.price === null) return null;
  const text = (): string | null => {
    if (entry.kind !== "each-way")
      return t("racebook.returns", { amount: money(stake * entry.price!, currency) });
    if (terms === null) return null;
    const { won, placed } = eachWayReturns(entry.price!, stake, { terms, currency });
    return t("racebook.returnsEachWay", { won: money(won, currency), placed: money(placed, currency) });
  };
  return <p className="mt-1 text-xs text-mist">{text()}</p>;
}

/** Says what has changed since the bet was put on the slip. */
function LineNotice({ state, entry }: { state: LineState; entry: SlipEntry }) {
  const { t } = useTranslation();
  const { price } = useFormats();
  const text =
    state === "CLOSED"
      ? t("racebook.lineClosed")
      : state === "WITHDRAWN"
        ? t("racebook.lineWithdrawn")
        : state === "CHANGED" && entry.market === "FIXED" && entry.price !== null
          ? t("racebook.lineChanged", { from: price(entry.price), to: price(entry.boardPrice) })
          : null;
  return (
    <p role="status" className={text === null ? "sr-only" : "mt-1 text-sm text-alarm"}>
      {text}
    </p>
  );
}
