export type FeedbackState = "unanswered" | "yes" | "no";
export type FeedbackAnswer = Exclude<FeedbackState, "unanswered">;

/** The states of the feedback widget. An answer cannot be changed: "yes" shows a thank-you, "no" shows further help. */
export const feedbackTransitions = {
  unanswered: { yes: "yes", no: "no" },
  yes: {},
  no: {},
} as const satisfies Record<FeedbackState, Partial<Record<FeedbackAnswer, FeedbackState>>>;

export const feedbackShows = {
  unanswered: "question",
  yes: "thankYou",
  no: "content",
} as const satisfies Record<FeedbackState, string>;

export function answerFeedback(state: FeedbackState, answer: FeedbackAnswer): FeedbackState {
  const next: Partial<Record<FeedbackAnswer, FeedbackState>> = feedbackTransitions[state];
  return next[answer] ?? state;
}
