import type { FeedbackAnswer, FeedbackState } from "@parlour/rules/feedback";
import type { Kit } from "@parlour/server/kit/kit";
import type { Shelf } from "./search-store.ts";

export type FeedbackStore = {
  find(shelf: Shelf, path: string, visitor: string): Promise<FeedbackState>;
  /** Returns the stored answer: the visitor's first one. */
  answer(shelf: Shelf, path: string, visitor: string, answer: FeedbackAnswer): Promise<FeedbackAnswer>;
};

export function feedbackStore({ db, clock }: Kit): FeedbackStore {
  const find = async ({ bucket, language }: Shelf, path: string, visitor: string) => {
    const [row] = await db.query<{ answer: FeedbackAnswer }>(
      `select answer from help_feedback
        where bucket = $1 and language = $2 and path = $3 and visitor = $4`,
      [bucket, language, path, visitor],
    );
    return row?.answer;
  };
  return {
    find: async (shelf, path, visitor) => (await find(shelf, path, visitor)) ?? "unanswered",
    async answer(shelf, path, visitor, answer) {
      const { bucket, language } = shelf;
      await db.query(
        `insert into help_feedback (bucket, language, path, visitor, answer, created_at)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [bucket, language, path, visitor, answer, clock.now()],
      );
      return (await find(shelf, path, visitor)) ?? answer;
    },
  };
}
