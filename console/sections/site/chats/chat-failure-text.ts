import { ApiError } from "@parlour/web/api/api-error";
import { failureText } from "../../../parts/failure-text.ts";

/** Describes why a chat can't be taken, answered or handed over: it has ended, or another operator has it. */
export function chatFailureText(error: unknown): string {
  if (error instanceof ApiError && error.errorCode === "CONFLICT") {
    const { state, operatorName } = error.details;
    if (state === "ENDED") return "This chat has ended.";
    if (typeof operatorName === "string") return `${operatorName} took this chat.`;
    if (state === "WAITING") return "This chat is back in the queue.";
  }
  return failureText(error);
}
