import type { SupportConversation } from "@parlour/contracts/entities/support-desk";
import { Badge } from "@parlour/web/ui/badge";
import { durationText } from "./duration-text.ts";

/** A deadline is highlighted when less time than this is left. */
const soonSeconds = 300;

/** The next deadline of a conversation, or the deadlines that were missed. */
export function DueBadge({ conversation }: { conversation: SupportConversation }) {
  const { due, missed } = conversation;
  if (due === null) {
    const late = [
      ...(missed.firstAnswer ? ["first answer"] : []),
      ...(missed.resolution ? ["resolution"] : []),
    ];
    return late.length === 0 ? (
      <Badge tone="gain">on time</Badge>
    ) : (
      <Badge tone="quiet">late: {late.join(", ")}</Badge>
    );
  }
  const step = due.step === "FIRST_ANSWER" ? "Answer" : "Resolve";
  if (due.inSeconds < 0) {
    return (
      <Badge tone="alarm">
        {step}: overdue by {durationText(due.inSeconds)}
      </Badge>
    );
  }
  return (
    <Badge tone={due.inSeconds < soonSeconds ? "brass" : "quiet"}>
      {step} within {durationText(due.inSeconds)}
    </Badge>
  );
}
