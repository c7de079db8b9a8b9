import type { MessageKey } from "@parlour/web/i18n/messages";
import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import { useGame, useSeat } from "./game-context.ts";
import { postToPage } from "./post-to-page.ts";
import type { SeatProblem } from "./seat-problem.ts";

const texts: Record<SeatProblem["kind"], MessageKey> = {
  offline: "games.problemOffline",
  funds: "games.problemFunds",
  limit: "games.problemLimit",
  spins: "games.problemSpins",
  moved: "games.problemMoved",
  ended: "games.problemEnded",
  closed: "games.closedText",
  refused: "games.problemRefused",
};

const warnings: ReadonlySet<SeatProblem["kind"]> = new Set(["funds", "limit", "spins"]);

/** Explains why the last press had no effect, and what to do next. */
export function ProblemNotice() {
  const { seat, session, t } = useGame();
  const { problem } = useSeat();
  if (problem === null) return null;
  const { mode } = session;
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
        go: () => {
          if (!postToPage("navigate", { path: "/account/cashier" })) location.assign("/account/cashier");
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
        {t(texts[problem.kind])}
      </Banner>
    </div>
  );
}
