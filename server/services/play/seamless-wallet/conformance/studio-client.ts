import { createHmac, randomUUID } from "node:crypto";

/** A player's game at a studio, and the studio's signing key. */
export type Seat = {
  studio: string;
  key: string;
  token: string;
  currency: string;
  expiredToken?: string;
  maxStake?: number;
  spins?: { id: string; count: number; stake: number };
};

export type WalletReply = {
  status: number;
  body: {
    balance?: number;
    currency?: string;
    transactionId?: string;
    replayed?: boolean;
    errorCode?: string;
    errors?: { code: string; field: string }[];
  };
};

export type Forgery = {
  key?: string;
  studio?: string;
  timestamp?: string;
  signedPath?: string;
  sentBody?: string;
};

export type StudioClient = {
  seat: Seat;
  send(operation: string, body: object, forgery?: Forgery): Promise<WalletReply>;
  /** Returns the balance in hundredths, so that sums are exact. */
  balance(): Promise<number>;
  bet(change?: object): Promise<WalletReply>;
  win(change: object): Promise<WalletReply>;
  rollback(change: object): Promise<WalletReply>;
};

const root = "/services/seamless-wallet/v1";

/**
 * Creates a studio's client, written from the documentation alone, as a studio would write it in any
 * language.
 */
export function createStudioClient(origin: string, seat: Seat): StudioClient {
  const send: StudioClient["send"] = async (operation, body, forgery = {}) => {
    const path = `${root}/${operation}`;
    const text = JSON.stringify(body);
    const timestamp = forgery.timestamp ?? String(Math.floor(Date.now() / 1000));
    const signature = createHmac("sha256", forgery.key ?? seat.key)
      .update(`${timestamp}\n${forgery.signedPath ?? path}\n${text}`)
      .digest("hex");
    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-provider": forgery.studio ?? seat.studio,
        "x-timestamp": timestamp,
        "x-signature": signature,
      },
      body: forgery.sentBody ?? text,
    });
    return { status: response.status, body: (await response.json()) as WalletReply["body"] };
  };
  const { token, currency } = seat;
  const movement = (change: object) => ({
    token,
    currency,
    transactionId: randomUUID(),
    roundId: randomUUID(),
    amount: 1,
    ...change,
  });
  return {
    seat,
    send,
    async balance() {
      const { status, body } = await send("balance", { token });
      if (status !== 200 || body.balance === undefined) throw new Error(`balance was answered ${status}`);
      return Math.round(body.balance * 100);
    },
    bet: (change = {}) => send("bets", movement(change)),
    win: (change) => send("wins", movement(change)),
    rollback: (change) => send("rollbacks", { token, transactionId: randomUUID(), ...change }),
  };
}
