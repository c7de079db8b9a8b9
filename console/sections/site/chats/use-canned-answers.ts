import { listCannedAnswers } from "@parlour/contracts/calls/site/live-chat/list-canned-answers";
import type { CannedAnswer } from "@parlour/contracts/entities/chat-desk";
import { useCall } from "@parlour/web/api/use-resource";

/** Returns all canned responses, those in the visitor's language first. */
export function useCannedAnswers(language: string): readonly CannedAnswer[] {
  const { value = [] } = useCall(listCannedAnswers, {});
  return value.toSorted(
    (one, other) => Number(other.language === language) - Number(one.language === language),
  );
}
