import { answerHelpFeedback } from "@parlour/contracts/calls/site/help/answer-help-feedback";
import {
  answerFeedback,
  type FeedbackAnswer,
  type FeedbackState,
  feedbackShows,
} from "@parlour/rules/feedback";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { showToast } from "@parlour/web/ui/toast";
import CircleCheck from "lucide-react/icons/circle-check";
import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { HelpScope } from "./use-suggestions.ts";

const send = client(answerHelpFeedback);

type FeedbackWidgetProps = {
  path: string;
  scope: HelpScope;
  state: FeedbackState;
  /** Content that replaces the widget after the visitor answered no. */
  children: ReactNode;
};

/** Asks once whether a page was helpful: "yes" shows a thank-you, "no" shows further help. */
export function FeedbackWidget({ path, scope, state: known, children }: FeedbackWidgetProps) {
  const { t } = useTranslation();
  const [state, setState] = useState(known);
  const [sending, setSending] = useState<FeedbackAnswer | null>(null);
  const answered = useRef(false);
  const outcome = useRef<HTMLDivElement>(null);

  // The pressed button has been removed, so the keyboard focus moves to what replaced it.
  useEffect(() => {
    if (state !== "unanswered" && answered.current) outcome.current?.focus();
  }, [state]);

  const answer = async (given: FeedbackAnswer) => {
    if (sending) return;
    setSending(given);
    try {
      const { bucket, language } = scope;
      const stands = await send({ params: { bucket, language }, body: { path, answer: given } });
      answered.current = true;
      setState(stands.state === "unanswered" ? state : answerFeedback(state, stands.state));
    } catch {
      showToast({ tone: "danger", title: t("help.feedbackFailed") });
    } finally {
      setSending(null);
    }
  };

  const shows = feedbackShows[state];
  if (shows === "question") {
    return (
      <section className="flex max-w-[44rem] flex-col gap-4 rounded-panel border border-line bg-velvet p-5 sm:flex-row sm:items-center sm:justify-between">
        <h2 className="text-xl">{t("help.feedbackQuestion")}</h2>
        <div className="flex gap-3">
          <Button
            className="flex-1 sm:flex-none"
            loading={sending === "yes"}
            icon={<ThumbsUp size={18} aria-hidden="true" />}
            onClick={() => answer("yes")}
          >
            {t("help.feedbackYes")}
          </Button>
          <Button
            className="flex-1 sm:flex-none"
            loading={sending === "no"}
            icon={<ThumbsDown size={18} aria-hidden="true" />}
            onClick={() => answer("no")}
          >
            {t("help.feedbackNo")}
          </Button>
        </div>
      </section>
    );
  }
  return (
    <div
      ref={outcome}
      tabIndex={-1}
      data-feedback={state}
      className="flex max-w-[44rem] flex-col gap-3 rounded-panel border border-line bg-velvet p-5 outline-none"
    >
      {shows === "thankYou" ? (
        <p role="status" className="flex items-center gap-3">
          <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-gain" />
          {t("help.feedbackThanks")}
        </p>
      ) : (
        children
      )}
    </div>
  );
}
