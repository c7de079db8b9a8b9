import { breakEnd } from "@parlour/rules/protection-breaks";
import { noteChange } from "./limit-store.ts";
import type { ProtectionParts } from "./parts.ts";

export const limitReviewSubject = "LIMIT REVIEW";
const reviewMonths = 6;

/** Returns whether the player has neither changed nor reviewed their limits for six months. */
export async function isLimitReviewDue(
  { kit: { db, clock }, findJoinedAt }: Pick<ProtectionParts, "kit" | "findJoinedAt">,
  playerId: string,
  reviewedAt: Date | null,
): Promise<boolean> {
  const last = reviewedAt ?? (await findJoinedAt(db, playerId));
  return last !== undefined && breakEnd(last, { months: reviewMonths }) <= clock.now();
}

export async function noteLimitReview(
  { kit }: Pick<ProtectionParts, "kit">,
  playerId: string,
): Promise<void> {
  const change = {
    playerId,
    subject: limitReviewSubject,
    before: null,
    after: null,
    actor: playerId,
    at: kit.clock.now(),
  };
  await kit.db.transaction((tx) => noteChange(tx, change));
}
