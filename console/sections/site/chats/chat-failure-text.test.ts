import { ApiError } from "@parlour/web/api/api-error";
import { expect, it } from "vitest";
import { chatFailureText } from "./chat-failure-text.ts";

it.each([
  [{ state: "ACTIVE", operatorName: "Mara" }, "Mara took this chat."],
  [{ state: "ENDED" }, "This chat has ended."],
  [{ state: "WAITING" }, "This chat is back in the queue."],
  [{}, "Changed by someone else. Load the latest version and try again."],
])("explains a conflict with %j", (details, text) => {
  expect(chatFailureText(new ApiError({ status: 409, errorCode: "CONFLICT", details }))).toBe(text);
});

it("leaves other errors to the general text", () => {
  expect(chatFailureText(new ApiError({ status: 404, errorCode: "NOT_FOUND" }))).toBe(
    "This no longer exists.",
  );
});
