import { CHAT_TEXT_MAX_LENGTH as contracted } from "@parlour/contracts/entities/chat";
import { expect, test } from "vitest";
import { CHAT_TEXT_MAX_LENGTH } from "./chat-limits.ts";

test("the browser and the contract mean the same length", () => {
  expect(CHAT_TEXT_MAX_LENGTH).toBe(contracted);
});
