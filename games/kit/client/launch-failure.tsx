import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { ErrorState } from "@parlour/web/ui/error-state";
import { postToPage } from "./post-to-page.ts";
import type { SeatProblem } from "./seat-problem.ts";

/** Why a game did not open: a session problem, or a link for a different game. */
export type LaunchProblem = SeatProblem["kind"] | "elsewhere";
type Words = { title: MessageKey; text: MessageKey; retry: MessageKey };

const words: Partial<Record<LaunchProblem, Words>> = {
  ended: { title: "games.linkOverTitle", text: "games.linkOverText", retry: "games.openAgain" },
  elsewhere: { title: "games.elsewhereTitle", text: "games.elsewhereText", retry: "games.openAgain" },
  closed: { title: "games.closedTitle", text: "games.closedText", retry: "games.tryAgain" },
  region: { title: "games.closedTitle", text: "games.closedText", retry: "games.tryAgain" },
};
const otherwise: Words = {
  title: "games.notOpenedTitle",
  text: "games.notOpenedText",
  retry: "games.tryAgain",
};

type LaunchFailureProps = { problem: LaunchProblem; onRetry: () => void };

/** Shown when the game could not be opened. Only the page around the frame can request a new link. */
export function LaunchFailure({ problem, onRetry }: LaunchFailureProps) {
  const { t } = useTranslation();
  const { title, text, retry } = words[problem] ?? otherwise;
  const again = () => {
    if (problem === "offline" || !postToPage("relaunch", { mode: "real" })) onRetry();
  };
  return (
    <main className="grid h-dvh place-items-center">
      <ErrorState title={t(title)} retryLabel={t(retry)} onRetry={again}>
        {t(text)}
      </ErrorState>
    </main>
  );
}
