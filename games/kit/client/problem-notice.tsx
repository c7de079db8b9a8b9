import { formatMoney } from "@parlour/web/i18n/format-money";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import { useEffect } from "react";
import { useGame, useSeat } from "./game-context.ts";
import { breakText, limitText } from "./limit-text.ts";
import { tableName } from "./live/table-name.ts";
import { postToPage } from "./post-to-page.ts";
import type { SeatProblem } from "./seat-problem.ts";

const texts: Record<SeatProblem["kind"], MessageKey> = {
  offline: "games.problemOffline",
  funds: "games.problemFunds",
  limit: "games.problemLimit",
  bonusMax: "games.problemBonusMax",
  spins: "games.problemSpins",
  moved: "games.problemMoved",
  ended: "games.problemEnded",
  closed: "games.closedText",
  region: "games.problemRegion",
  tableClosed: "games.problemTableClosed",
  tier: "games.problemTier",
  otherTable: "games.problemOtherTable",
  unplaced: "games.problemUnplaced",
  protected: "games.limitOwn",
  excluded: "games.excluded",
  reality: "games.realityDue",
  register: "games.registerDown",
  review: "games.underReview",
  slots: "games.anotherSlot",
  refused: "games.problemRefused",
};

const warnings: ReadonlySet<SeatProblem["kind"]> = new Set([
  "funds",
  "limit",
  "bonusMax",
  "spins",
  "otherTable",
  "unplaced",
  "region",
  "tableClosed",
  "tier",
  "protected",
  "excluded",
  "reality",
  "register",
  "review",
  "slots",
]);

/** Explains why the last action had no effect, and what to do next. */
export function ProblemNotice() {
  const { seat, session, t, language } = useGame();
  const { problem } = useSeat();
  const { mode } = session;
  const isRealityDue = problem?.kind === "reality";
  useEffect(() => {
    if (isRealityDue) postToPage("realityCheck", { mode });
  }, [isRealityDue, mode]);
  if (problem === null) return null;
  const goTo = (path: string) => {
    if (!postToPage("navigate", { path })) location.assign(path);
  };
  const limits = { label: "games.limitChange", go: () => goTo("/account/limits") } as const;
  const ways: Partial<Record<SeatProblem["kind"], { label: MessageKey; go: () => void }>> = {
    offline: { label: "games.tryAgain", go: seat.retry },
    moved: { label: "games.lookAgain", go: () => location.reload() },
    ended: {
      label: "games.openAgain",
      go: () => {
        if (!postToPage("relaunch", { mode })) location.reload();
      },
    },
    ...(mode === "real" && {
      funds: {
        label: "games.deposit",
        go: () => goTo("/account/cashier"),
      },
      tier: { label: "games.tiersShow", go: () => goTo("/account/loyalty") },
      bonusMax: { label: "games.bonusTerms", go: () => goTo("/account/bonuses") },
      protected: limits,
      excluded: limits,
      reality: {
        label: "games.realityShow",
        go: () => {
          if (!postToPage("realityCheck", { mode })) location.assign("/account/limits");
        },
      },
    }),
  };
  const way = ways[problem.kind];
  const waits = problem.kind === "offline" || problem.kind === "moved" || problem.kind === "ended";
  return (
    <div className="game-problem">
      <Banner
        live
        tone={warnings.has(problem.kind) ? "warning" : "danger"}
        onDismiss={waits ? undefined : seat.dismiss}
        dismissLabel={t("games.close")}
        action={
          way ? (
            <button type="button" className={bannerActionClass} onClick={way.go}>
              {t(way.label)}
            </button>
          ) : null
        }
      >
        {problem.kind === "protected"
          ? limitText(t, language, problem.details)
          : problem.kind === "excluded"
            ? breakText(t, language, problem.until)
            : t(texts[problem.kind], {
                amount: formatMoney(problem.maxBet ?? 0, session.currency, language),
                tier: problem.tier ?? "",
                table: tableName({ t, name: session.game.name, number: problem.table ?? 1 }),
              })}
      </Banner>
    </div>
  );
}
