import type { FeedbackAnswer, FeedbackState } from "@parlour/rules/feedback";
import type { Kit } from "@parlour/server/kit/kit";
import type { HelpScope } from "./search-store.ts";

export type FeedbackStore = {
  find(scope: HelpScope, path: string, visitor: string): Promise<FeedbackState>;
  /** Stores a visitor's answer unless the visitor has answered before. Returns the stored answer. */
  answer(scope: HelpScope, path: string, visitor: string, answer: FeedbackAnswer): Promise<FeedbackAnswer>;
};

export function feedbackStore({ db, clock }: Kit): FeedbackStore {
  const find = async ({ bucket, language }: HelpScope, path: string, visitor: string) => {
    const [row] = await db.query<{ answer: FeedbackAnswer }>(
      `select answer from help_feedback
        where bucket = $1 and language = $2 and path = $3 and visitor = $4`,
      [bucket, language, path, visitor],
    );
    return row?.answer;
  };
  return {
    find: async (scope, path, visitor) => (await find(scope, path, visitor)) ?? "unanswered",
    async answer(scope, path, visitor, answer) {
      const { bucket, language } = scope;
      await db.query(
        `insert into help_feedback (bucket, language, path, visitor, answer, created_at)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [bucket, language, path, visitor, answer, clock.now()],
      );
      return (await find(scope, path, visitor)) ?? answer;
    },
  };
}
