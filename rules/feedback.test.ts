import { expect, it } from "vitest";
import { answerFeedback, feedbackShows, feedbackTransitions } from "./feedback.ts";

it.each([
  ["unanswered", "yes", "yes", "thankYou"],
  ["unanswered", "no", "no", "content"],
  ["yes", "no", "yes", "thankYou"],
  ["no", "yes", "no", "content"],
] as const)("%s, answered %s", (state, answer, next, shown) => {
  expect(answerFeedback(state, answer)).toBe(next);
  expect(feedbackShows[next]).toBe(shown);
});

it("reaches every state from the first", () => {
  const reached = new Set(["unanswered", ...Object.values(feedbackTransitions.unanswered)]);
  expect(reached).toEqual(new Set(Object.keys(feedbackTransitions)));
});
