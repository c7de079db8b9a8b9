import { createHash } from "node:crypto";
import { createCaptcha } from "@parlour/contracts/calls/login-service/create-captcha";
import { logIn } from "@parlour/contracts/calls/login-service/log-in";
import { listOutbox } from "@parlour/contracts/calls/sandbox/list-outbox";
import { type SeedPlayer, seedPlayer } from "@parlour/server/services/profile";
import type { TestClient, TestStack } from "./testing.ts";

export const goodPassword = "owls hunt at night 7";

let count = 0;

/** A player of the test's own, who has a PIN (2580) and a validated phone unless it says otherwise. */
export async function addPlayer(
  stack: TestStack,
  change: Partial<SeedPlayer> = {},
): Promise<SeedPlayer & { username: string }> {
  const number = ++count;
  const player: SeedPlayer = {
    id: `player_test_${number}`,
    email: `player${number}@example.org`,
    nickname: `player-${number}`,
    firstName: "Rosalind",
    lastName: "Okafor",
    birthDate: "1990-04-30",
    phonePrefix: "+1",
    phone: `416555${String(1_000 + number)}`,
    countryCode: "CA",
    subdivision: "ON",
    currency: "CAD",
    language: "en",
    password: goodPassword,
    pinCode: "2580",
    phoneValidated: true,
    trustsEveryDevice: false,
    linkedAccounts: [],
    ...change,
  };
  await seedPlayer(stack.kit, player);
  return { ...player, username: player.email };
}

/** Signs in and remembers the session's handle, so that the client's next calls are the player's own. */
export async function signIn(
  client: TestClient,
  person: { username: string; password: string; deviceId?: string },
): Promise<void> {
  const { username, password, deviceId = "first device" } = person;
  const answer = await client.call(logIn, { body: { username, password, deviceId } });
  if (answer.status !== 200) throw new Error(`login answered ${JSON.stringify(answer.body)}`);
  client.session = (answer.body as { sessionId: string }).sessionId;
}

/** Does by hand what the browser's worker does. */
export async function solveCaptcha(client: TestClient): Promise<string> {
  const { body } = await client.call(createCaptcha);
  for (let number = 0; number <= body.maxnumber; number++) {
    if (createHash("sha256").update(`${body.salt}${number}`).digest("hex") === body.challenge) {
      return Buffer.from(JSON.stringify({ ...body, number })).toString("base64");
    }
  }
  throw new Error("the captcha has no solution");
}

/** The code or token of the newest message to this address. */
export async function newestCode(client: TestClient, to: string): Promise<string> {
  const { body } = await client.call(listOutbox, { query: { to } });
  const code = body[0]?.code;
  if (!code) throw new Error(`no message to ${to} carries a code`);
  return code;
}
