import { useTranslation } from "@parlour/web/i18n/translation-context";
import { ErrorState } from "@parlour/web/ui/error-state";
import type { SeatProblem } from "./seat-problem.ts";
import { tellPage } from "./tell-page.ts";

type LaunchFailureProps = { problem: SeatProblem; onRetry: () => void };

/** The game could not be opened. A used or expired link needs a new one, which only the page around can ask for. */
export function LaunchFailure({ problem, onRetry }: LaunchFailureProps) {
  const { t } = useTranslation();
  const over = problem.kind === "ended";
  const closed = problem.kind === "closed";
  const again = () => {
    if (problem.kind === "offline" || !tellPage("relaunch", { mode: "real" })) onRetry();
  };
  return (
    <main className="grid h-dvh place-items-center">
      <ErrorState
        title={t(over ? "games.linkOverTitle" : closed ? "games.closedTitle" : "games.notOpenedTitle")}
        retryLabel={t(over ? "games.openAgain" : "games.tryAgain")}
        onRetry={again}
      >
        {t(over ? "games.linkOverText" : closed ? "games.closedText" : "games.notOpenedText")}
      </ErrorState>
    </main>
  );
}
