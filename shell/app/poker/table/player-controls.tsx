import type { PokerTableView } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Chip } from "@parlour/web/ui/chip";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useChips } from "../parts/use-chips.ts";
import { type Act, ActionBar } from "./action-bar.tsx";
import { EmoteMenu } from "./emotes.tsx";
import { FoldAndGo } from "./fold-and-go.tsx";
import { type PreAction, preActions, resolvePreAction } from "./pre-action.ts";
import { refusalText } from "./refusal-text.ts";
import { RunsChoice } from "./runs-choice.tsx";
import type { LiveTable } from "./use-poker-table.ts";

const preActionKeys = {
  checkFold: "poker.preCheckFold",
  check: "poker.preCheck",
  callAny: "poker.preCallAny",
} as const;

type PlayerControlsProps = { view: PokerTableView; live: LiveTable; onTopUp: () => void };

/** All controls of a seated player. */
export function PlayerControls({ view, live, onTopUp }: PlayerControlsProps) {
  const { t } = useTranslation();
  const { you, hand, table } = view;
  const chips = useChips(table.currency);
  const [error, setError] = useState<string | null>(null);
  const isTurn = hand !== null && hand.toAct === you.seat;
  const own = hand?.players.find(({ seat }) => seat === you.seat);
  const isInHand = own !== undefined && !own.folded && !own.allIn && hand?.phase !== "complete";
  const [choice, setChoice] = usePreAction(view, isTurn && isInHand);

  async function say(command: Parameters<LiveTable["send"]>[0]) {
    setError(null);
    const refusal = await live.send(command);
    // The hand continued before the action arrived; the new view shows what happened.
    if (refusal && refusal.code !== "NOT_YOUR_TURN") setError(refusalText(refusal, t, chips));
  }
  const act: Act = (action, to) =>
    void say({ type: "act", hand: hand!.number, step: hand!.step, action, to: to ?? null });

  const acted = useRef("");
  useEffect(() => {
    if (choice === null || !isTurn || !you.legal || !hand) return;
    const moment = `${hand.number}:${hand.step}`;
    if (acted.current === moment) return;
    acted.current = moment;
    setChoice(null);
    const action = resolvePreAction(choice, you.legal);
    if (action) void live.send({ type: "act", hand: hand.number, step: hand.step, action, to: null });
  }, [choice, isTurn, you.legal, hand, live, setChoice]);

  return (
    <section
      aria-label={t("poker.yourActions")}
      className="grid gap-3 rounded-panel border border-line bg-velvet p-3 max-md:sticky max-md:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] max-md:z-20 max-md:gap-2 max-md:shadow-float md:p-4"
    >
      {isTurn && you.legal && choice === null ? (
        <ActionBar view={view} legal={you.legal} onAct={act} />
      ) : null}
      {hand?.phase === "runs" && own && !own.folded ? (
        <RunsChoice
          hand={hand}
          clockOffsetMs={live.clockOffsetMs}
          isAsked={you.legal?.runs ?? false}
          onAnswer={(isTwice) => void say({ type: "runs", hand: hand.number, isTwice })}
        />
      ) : null}
      {you.pool?.canGo && !isTurn ? (
        <FoldAndGo
          isOver={hand?.phase === "complete"}
          onGo={() => void say({ type: "go", hand: hand!.number })}
        />
      ) : null}
      {isInHand && !isTurn && hand?.phase !== "runs" ? (
        <fieldset className="flex flex-wrap gap-2" aria-label={t("poker.inAdvance")}>
          {preActionsIn(view).map((one) => (
            <Chip key={one} selected={choice === one} onClick={() => setChoice(choice === one ? null : one)}>
              {t(preActionKeys[one])}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      {error ? (
        <p role="alert" className="text-sm text-alarm">
          {error}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-1.5 max-md:[&>button]:px-2.5 max-md:[&>button]:text-sm md:gap-2">
        {you.legal?.show ? (
          <Button
            size="sm"
            onClick={() =>
              void say({ type: "act", hand: hand!.number, step: hand!.step, action: "show", to: null })
            }
          >
            {t("poker.show")}
          </Button>
        ) : null}
        <Button size="sm" onClick={() => void say({ type: "sitOut", value: !you.isSittingOut })}>
          {t(you.isSittingOut ? "poker.sitIn" : "poker.sitOut")}
        </Button>
        {table.options.straddle ? (
          <Chip
            selected={you.isStraddling}
            onClick={() => void say({ type: "straddle", value: !you.isStraddling })}
            title={t("poker.straddleHint")}
          >
            {t("poker.straddle", { amount: chips(2 * table.bigBlind) })}
          </Chip>
        ) : null}
        {table.options.anonymous ? null : <EmoteMenu live={live} />}
        {table.tournament === null ? (
          <>
            <Chip
              selected={you.rebuys}
              onClick={() => void say({ type: "rebuy", value: !you.rebuys })}
              title={t("poker.autoRebuyHint")}
            >
              {t("poker.autoRebuy")}
            </Chip>
            <Button size="sm" onClick={onTopUp} disabled={you.topUpMax <= 0 || you.topUp > 0}>
              {t("poker.topUp")}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => void say({ type: "leave" })}
              disabled={you.isLeaving}
            >
              {t(you.isLeaving ? "poker.leaving" : you.pool ? "poker.leavePool" : "poker.leave")}
            </Button>
          </>
        ) : null}
        {you.pool?.entry === 1 && (table.fastFold?.entries ?? 1) > 1 ? (
          <Link
            to={`/poker/tables/${table.id}?entry=2`}
            target="_blank"
            className="text-sm text-bright underline"
          >
            {t("poker.secondEntry")}
          </Link>
        ) : null}
        {you.topUp > 0 ? (
          <span className="text-sm text-mist">{t("poker.topUpWaits", { amount: chips(you.topUp) })}</span>
        ) : null}
      </div>
    </section>
  );
}

/**
 * As long as a player in a fast-fold pool can still fold out of turn, the only pre-action offered is "call
 * any".
 */
const preActionsIn = ({ you }: PokerTableView): readonly PreAction[] =>
  you.pool?.canGo ? ["callAny"] : preActions;

/** The action selected in advance. A new hand clears it; after the flop, a bet clears a pre-selected check. */
function usePreAction(view: PokerTableView, isTurn: boolean) {
  const [choice, setChoice] = useState<PreAction | null>(null);
  const number = view.hand?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new hand clears the choice
  useEffect(() => setChoice(null), [number]);
  const mustPay = (view.hand?.currentBet ?? 0) > 0;
  useEffect(() => {
    if (mustPay && !isTurn)
      setChoice((known) => (known === "check" && view.hand?.phase !== "preflop" ? null : known));
  }, [mustPay, isTurn, view.hand?.phase]);
  return [choice, setChoice] as const;
}
