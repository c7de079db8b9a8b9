import type { CannedAnswer } from "@parlour/contracts/entities/chat-desk";
import { useAnswer } from "../../../parts/use-answer.ts";
import { askCannedAnswers } from "./chat-api.ts";

/** Answers in the visitor's language first. */
export function useCannedAnswers(language: string): readonly CannedAnswer[] {
  const { value = [] } = useAnswer("canned answers", (signal) => askCannedAnswers({ signal }));
  return value.toSorted(
    (one, other) => Number(other.language === language) - Number(one.language === language),
  );
}
