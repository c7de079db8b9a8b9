import { createHmac } from "node:crypto";
import type { Call } from "@parlour/contracts/call";
import { issueApiSecret } from "@parlour/contracts/calls/office/partner-api/issue-api-secret";
import { listApiKeys } from "@parlour/contracts/calls/office/partner-api/list-api-keys";
import type { SignedProviders } from "@parlour/server/kit/providers/signed-providers";
import { signRequest } from "@parlour/server/kit/signed-requests";
import { studios } from "@parlour/server/services/play/seamless-wallet";
import { racingFeedProviders } from "@parlour/server/services/racing/racing-feed";
import { sportsFeedProviders } from "@parlour/server/services/sports/sports-feed";
import type { TestClient, TestStack } from "../testing.ts";
import { addPayer } from "../testing-cashier.ts";
import { actAsOperator, addOperatorAccount, agree, operatorCookie } from "../testing-operator.ts";
import type { KnownValues } from "./known-values.ts";

export const callerKinds = ["visitor", "player", "operator", "provider"] as const;
export type CallerKind = (typeof callerKinds)[number];

export type Callers = {
  /** Returns the headers that identify the caller. */
  headersOf(kind: CallerKind, call: Call, body: string): Record<string, string>;
  /** The public handle of the player's session. */
  session(): string | undefined;
  /** Replaces the player with a new one, because calls can close the account or end the session. */
  replacePlayer(): Promise<void>;
};

const id = "fuzz";
const operators = ["Ada", "Bea"] as const;
const feeds: Record<string, SignedProviders> = {
  "seamless-wallet": studios,
  "sandbox-studio": studios,
  "sports-feed": sportsFeedProviders,
  "racing-feed": racingFeedProviders,
};

export async function createCallers(stack: TestStack, known: KnownValues): Promise<Callers> {
  for (const accounts of new Set(Object.values(feeds)))
    await accounts.add(stack.kit.db, { id, name: "Fuzz" });
  for (const name of operators) await addOperatorAccount(stack, name);
  const apiKey = await issueApiKey(stack);
  const { secrets } = stack.kit.config;
  let player: TestClient | undefined;
  let turn = 0;

  const signed = (call: Call, body: string): Record<string, string> => {
    if (call.scope !== undefined) return { authorization: `Bearer ${apiKey}` };
    if (call.service === "payment")
      return { "x-sandbox-signature": createHmac("sha256", secrets.provider).update(body).digest("hex") };
    const accounts = feeds[call.service];
    if (accounts === undefined) return {};
    const timestamp = String(Math.floor(stack.clock.now().getTime() / 1_000));
    const key = accounts.keyOf(stack.kit.config, id, 1);
    const signature = signRequest(key, timestamp, call.path, body);
    return { "x-provider": id, "x-timestamp": timestamp, "x-signature": signature };
  };

  return {
    session: () => player?.session,
    headersOf(kind, call, body) {
      if (kind === "provider") return signed(call, body);
      // Two operators take turns, so that one approves what the other has proposed.
      if (kind === "operator") return { cookie: operatorCookie(operators[turn++ % 2]!) };
      if (kind === "visitor" || player === undefined) return {};
      return { cookie: [...player.cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
    },
    async replacePlayer() {
      // The operator's calls may have changed the site so that nobody can log in. In that case the previous player is
      // kept.
      const payer = await addPayer(stack, { amountMinor: 1_000_00n }).catch((error: unknown) => {
        if (player === undefined) throw error;
      });
      if (payer === undefined) return;
      player = payer.client;
      known.add("playerId", payer.player.id);
      known.add("nickname", payer.player.nickname);
      known.add("recipient", payer.player.nickname);
      known.add("email", payer.player.email);
      known.add("username", payer.player.email);
      known.add("target", payer.linked);
    },
  };
}

async function issueApiKey(stack: TestStack): Promise<string> {
  const [one, other] = operators.map((name) => actAsOperator(stack.client(), name));
  const scopes = ["PLAYERS", "PAYMENTS", "REPORTS"];
  const expiresOn = new Date(stack.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  const agreed = await agree(one!, other!, "API_KEY", { name: "Fuzz", scopes, expiresOn });
  if (agreed.status !== 200) throw new Error(`no API key: ${JSON.stringify(agreed.body)}`);
  const { id: keyId } = (await one!.call(listApiKeys)).body.items[0]!;
  const body = { overlapHours: 1, reason: "For the partner" };
  const issued = await one!.call(issueApiSecret, { params: { keyId }, body });
  return issued.body.secret;
}
