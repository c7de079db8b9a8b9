import { createHmac } from "node:crypto";
import type { ErrorCode } from "@parlour/contracts/errors";

type Movement = { roundId: string; transactionId: string; amount: number; currency: string };
type WalletAnswer = { balance: number } | { errorCode: ErrorCode; details: Record<string, unknown> };

const root = "/services/seamless-wallet/v1";

/**
 * The fictional studio's client of the seamless wallet: signed HTTP, as a studio on another continent would call it.
 * Throws if there is no answer; in that case the call may or may not have taken effect.
 */
export function createWalletClient({ origin, studio, key }: Record<"origin" | "studio" | "key", string>) {
  const send = async (operation: string, body: object): Promise<WalletAnswer> => {
    const path = `${root}/${operation}`;
    const text = JSON.stringify(body);
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac("sha256", key).update(`${timestamp}\n${path}\n${text}`).digest("hex");
    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-provider": studio,
        "x-timestamp": timestamp,
        "x-signature": signature,
      },
      body: text,
      signal: AbortSignal.timeout(10_000),
    });
    const answer = (await response.json()) as { balance: number; errorCode?: ErrorCode };
    if (response.ok) return { balance: answer.balance };
    if (response.status >= 500 || answer.errorCode === undefined)
      throw new Error(`the wallet answered ${response.status}`);
    const { errorCode, ...details } = answer;
    return { errorCode, details };
  };
  return {
    balance: (token: string) => send("balance", { token }),
    bet: (token: string, movement: Movement) => send("bets", { token, ...movement }),
    win: (token: string, movement: Movement) => send("wins", { token, ...movement }),
    rollback: (
      token: string,
      undo: { roundId: string; transactionId: string; originalTransactionId: string },
    ) => send("rollbacks", { token, ...undo }),
    end: (token: string, roundId: string) => send("round-ends", { token, roundId }),
  };
}

export type WalletClient = ReturnType<typeof createWalletClient>;
