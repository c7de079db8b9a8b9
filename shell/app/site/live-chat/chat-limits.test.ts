import { CHAT_TEXT_MAX_LENGTH as contracted } from "@parlour/contracts/entities/chat";
import { expect, test } from "vitest";
import { CHAT_TEXT_MAX_LENGTH } from "./chat-limits.ts";

test("the browser and the contract have the same limit", () => {
  expect(CHAT_TEXT_MAX_LENGTH).toBe(contracted);
});
