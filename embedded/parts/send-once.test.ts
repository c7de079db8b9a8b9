import { ApiError } from "@parlour/web/api/api-error";
import { expect, test } from "vitest";
import { type Attempt, sendOnce } from "./send-once.ts";

type Body = { stake: number; price: number };
const body: Body = { stake: 10, price: 2 };

/** A slip that keeps one attempt, and a server that answers or fails in the listed order. */
function setUp(...answers: (string | ApiError)[]) {
  let unanswered: Attempt<Body> | undefined;
  let keys = 0;
  const sent: Attempt<Body>[] = [];
  const place = (now: Body) =>
    sendOnce<Body, string>({
      unanswered,
      body: now,
      newKey: () => `key-${++keys}`,
      store: (attempt) => {
        unanswered = attempt;
      },
      async send(attempt) {
        expect(unanswered).toEqual(attempt);
        sent.push(attempt);
        const answer = answers.shift()!;
        if (typeof answer !== "string") throw answer;
        return answer;
      },
    });
  return { place, sent, unanswered: () => unanswered };
}

const lost = new ApiError({ status: 0, errorCode: null });
const refused = new ApiError({ status: 409, errorCode: "PRICE_CHANGED" });

test.each([
  ["lost", lost],
  ["a proxy's error", new ApiError({ status: 502, errorCode: null })],
  ["a logged-out session", new ApiError({ status: 401, errorCode: "SESSION_INVALID" })],
  ["a request that is still running", new ApiError({ status: 409, errorCode: "IDEMPOTENCY_KEY_IN_USE" })],
])("after %s, the same attempt is sent again although the price has changed", async (_name, failure) => {
  const { place, sent, unanswered } = setUp(failure, "bet-1");
  await expect(place(body)).rejects.toBe(failure);
  expect(await place({ ...body, price: 1.9 })).toBe("bet-1");
  expect(sent).toEqual([
    { key: "key-1", body },
    { key: "key-1", body },
  ]);
  expect(unanswered()).toBeUndefined();
});

test("an attempt that turns out to be refused is followed by the bet at the current price", async () => {
  const { place, sent } = setUp(lost, refused, "bet-1");
  await expect(place(body)).rejects.toBe(lost);
  expect(await place({ ...body, price: 1.9 })).toBe("bet-1");
  expect(sent.map(({ key, body: { price } }) => [key, price])).toEqual([
    ["key-1", 2],
    ["key-1", 2],
    ["key-2", 1.9],
  ]);
});

test("a bet after an answer has a new key", async () => {
  const { place, sent } = setUp(refused, "bet-1", "bet-2");
  await expect(place(body)).rejects.toBe(refused);
  await place(body);
  await place(body);
  expect(sent.map(({ key }) => key)).toEqual(["key-1", "key-2", "key-3"]);
});
