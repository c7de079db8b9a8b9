import type { PokerTableView } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Chip } from "@parlour/web/ui/chip";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { roundChips, useChips } from "../parts/use-chips.ts";
import { type Act, ActionBar } from "./action-bar.tsx";
import { EmoteMenu } from "./emotes.tsx";
import { FoldAndGo } from "./fold-and-go.tsx";
import { type ChosenAction, preActionsFor, resolvePreAction } from "./pre-action.ts";
import { refusalText } from "./refusal-text.ts";
import { RunsChoice } from "./runs-choice.tsx";
import type { LiveTable } from "./use-poker-table.ts";

type PlayerControlsProps = { view: PokerTableView; live: LiveTable; onTopUp: () => void };

export function PlayerControls({ view, live, onTopUp }: PlayerControlsProps) {
  const { t, language } = useTranslation();
  const { you, hand, table } = view;
  const chips = useChips(table.currency);
  const [error, setError] = useState<string | null>(null);
  const isTurn = hand !== null && hand.toAct === you.seat;
  const own = hand?.players.find(({ seat }) => seat === you.seat);
  const isInHand = own !== undefined && !own.folded && !own.allIn && hand?.phase !== "complete";
  const toCall = hand && own ? roundChips(hand.currentBet - own.bet, table.currency) : 0;
  const [choice, setChoice] = usePreAction(view, isTurn && isInHand);
  const preActionTexts = {
    checkFold: t(toCall > 0 ? "poker.fold" : "poker.preCheckFold"),
    check: t("poker.preCheck"),
    call: t("poker.call", { amount: chips(Math.min(toCall, own?.stack ?? 0)) }),
    callAny: t("poker.preCallAny"),
  };

  async function say(command: Parameters<LiveTable["send"]>[0]) {
    setError(null);
    const refusal = await live.send(command);
    // The hand continued before the action arrived; the new view shows what happened.
    if (refusal && refusal.code !== "NOT_YOUR_TURN") setError(refusalText(refusal, { t, language, chips }));
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
    const action = resolvePreAction(choice, you.legal, hand);
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
          {/* In a pool, a player can fold before their turn with a separate button, so only a call can be chosen
              in advance. */}
          {(you.pool?.canGo ? (["callAny"] as const) : preActionsFor(toCall)).map((action) => (
            <Chip
              key={action}
              selected={choice?.action === action}
              onClick={() =>
                setChoice(
                  !hand || choice?.action === action
                    ? null
                    : { action, phase: hand.phase, bet: hand.currentBet },
                )
              }
            >
              {preActionTexts[action]}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      {you.awaitsBlind ? (
        <p className="text-sm text-mist">{t(you.autoPosts ? "poker.awaitsDeal" : "poker.awaitsBlind")}</p>
      ) : null}
      {error ? (
        <p role="alert" className="text-sm text-alarm">
          {error}
        </p>
      ) : null}
      {/* On phones, a player who is to act sees only what fits next to their cards. */}
      <div
        className="flex flex-wrap items-center gap-1.5 max-md:[&>button]:px-2.5 max-md:[&>button]:text-sm max-md:data-acting:[&_[data-later]]:hidden md:gap-2"
        data-acting={isTurn && you.legal ? true : undefined}
      >
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
        {table.options.anonymous ? null : (
          <span className="contents max-md:[&>button]:px-2.5 max-md:[&>button]:text-sm" data-later>
            <EmoteMenu live={live} />
          </span>
        )}
        {table.tournament === null ? (
          <>
            <span className="contents max-md:[&>button]:px-2.5 max-md:[&>button]:text-sm" data-later>
              {you.pool === null && (you.awaitsBlind || you.isSittingOut || !you.autoPosts) ? (
                <Chip
                  selected={you.autoPosts}
                  onClick={() => void say({ type: "autoPost", value: !you.autoPosts })}
                  title={t("poker.autoPostHint")}
                >
                  {t("poker.autoPost")}
                </Chip>
              ) : null}
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
            </span>
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

/** The action selected in advance. A new hand clears it, and a bet or raise clears a check or call. */
function usePreAction(view: PokerTableView, isTurn: boolean) {
  const [choice, setChoice] = useState<ChosenAction | null>(null);
  const { number, phase, currentBet = 0 } = view.hand ?? {};
  // A new hand or street clears the choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setChoice(null), [number, phase]);
  useEffect(() => {
    const isOutdated = (known: ChosenAction) =>
      (known.action === "check" || known.action === "call") && known.bet !== currentBet;
    if (!isTurn) setChoice((known) => (known && isOutdated(known) ? null : known));
  }, [currentBet, isTurn]);
  return [choice, setChoice] as const;
}
