import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { ErrorState } from "@parlour/web/ui/error-state";
import type { SeatProblem } from "./seat-problem.ts";
import { tellPage } from "./tell-page.ts";

/** Why a game did not open: for the reasons of a seat, or because the address names another game than its link. */
export type LaunchProblem = SeatProblem["kind"] | "elsewhere";
type Words = { title: MessageKey; text: MessageKey; retry: MessageKey };

const words: Partial<Record<LaunchProblem, Words>> = {
  ended: { title: "games.linkOverTitle", text: "games.linkOverText", retry: "games.openAgain" },
  elsewhere: { title: "games.elsewhereTitle", text: "games.elsewhereText", retry: "games.openAgain" },
  closed: { title: "games.closedTitle", text: "games.closedText", retry: "games.tryAgain" },
};
const otherwise: Words = {
  title: "games.notOpenedTitle",
  text: "games.notOpenedText",
  retry: "games.tryAgain",
};

type LaunchFailureProps = { problem: LaunchProblem; onRetry: () => void };

/** The game could not be opened. A used or expired link needs a new one, which only the page around can ask for. */
export function LaunchFailure({ problem, onRetry }: LaunchFailureProps) {
  const { t } = useTranslation();
  const { title, text, retry } = words[problem] ?? otherwise;
  const again = () => {
    if (problem === "offline" || !tellPage("relaunch", { mode: "real" })) onRetry();
  };
  return (
    <main className="grid h-dvh place-items-center">
      <ErrorState title={t(title)} retryLabel={t(retry)} onRetry={again}>
        {t(text)}
      </ErrorState>
    </main>
  );
}
