import { expect, test } from "vitest";
import { testConfig } from "../testing/test-config.ts";
import { createErrorWords } from "./error-words.ts";

const config = testConfig({
  smsGatewayToken: "gateway-token-1",
  smtpUrl: "smtps://mailer:p%40ssword-9@mail.example:465",
  btcPay: {
    url: "https://pay.example",
    apiKey: "key-of-the-store",
    storeId: "s",
    webhookSecret: "hook-secret",
  },
});
const wordsOf = createErrorWords(config);

test.each([
  ["our secrets", "Bearer gateway-token-1 was refused", "Bearer ••• was refused"],
  ["a decoded password", "535 p@ssword-9 is wrong", "535 ••• is wrong"],
  ["the keys of a store", "token key-of-the-store, hook-secret", "token •••, •••"],
  ["credentials in an address", "GET https://user:pass@host.example/x", "GET https://host.example/x"],
  ["people's addresses", "550 no mailbox mia.jones@mail.example", "550 no mailbox •••@•••"],
  ["phones and accounts", "invalid number +14165550100", "invalid number •••"],
])("an error in words hides %s", (_, message, words) => {
  expect(wordsOf(new Error(message))).toBe(words);
});

test("keeps the cause and the status, on one short line", () => {
  const refused = new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED\n127.0.0.1:9") });
  expect(wordsOf(refused)).toBe("fetch failed: connect ECONNREFUSED 127.0.0.1:9");
  expect(wordsOf(new Error("BTCPay Server answered 503"))).toBe("BTCPay Server answered 503");
  expect(wordsOf("x ".repeat(400))).toHaveLength(300);
});
