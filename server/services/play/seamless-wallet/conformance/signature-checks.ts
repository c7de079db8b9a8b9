import { randomUUID } from "node:crypto";
import { type Check, expectChange, expectStatus } from "./check.ts";

const agoSeconds = (seconds: number) => String(Math.floor(Date.now() / 1000) - seconds);

/** Checks that the wallet refuses requests whose signature is not the studio's own or has expired. */
export const signatureChecks: readonly Check[] = [
  {
    promise: "a request that the studio's key did not sign is refused",
    run: (studio) =>
      expectChange(studio, 0, async () => {
        const { token, currency } = studio.seat;
        const body = { token, currency, roundId: randomUUID(), transactionId: randomUUID(), amount: 1 };
        const refused = [
          await studio.send("bets", body, { key: "another key" }),
          await studio.send("bets", body, { studio: "nobody" }),
          await studio.send("bets", body, { sentBody: JSON.stringify({ ...body, amount: 2 }) }),
          // A request that was signed for one call must not be accepted by another; otherwise a captured bet could be
          // replayed as a win.
          await studio.send("wins", body, { signedPath: "/services/seamless-wallet/v1/bets" }),
        ];
        for (const reply of refused) expectStatus(reply, 401, "SIGNATURE_INVALID");
      }),
  },
  {
    promise: "a request that was signed long ago, or for the future, is refused",
    run: (studio) =>
      expectChange(studio, 0, async () => {
        const { token, currency } = studio.seat;
        const body = { token, currency, roundId: randomUUID(), transactionId: randomUUID(), amount: 1 };
        for (const timestamp of [agoSeconds(3_600), agoSeconds(-3_600)]) {
          expectStatus(await studio.send("bets", body, { timestamp }), 401, "SIGNATURE_EXPIRED");
        }
      }),
  },
];
