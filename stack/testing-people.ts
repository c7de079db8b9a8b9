import { createHmac, hash } from "node:crypto";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { createCaptcha } from "@parlour/contracts/calls/identity/login-service/create-captcha";
import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { type SeedPlayer, seedPlayer } from "@parlour/server/services/identity/profile";
import type { TestClient, TestStack } from "./testing.ts";

export const goodPassword = "owls hunt at night 7";

const base32Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * How long to wait for a message. Messages are sent by jobs, and on a busy machine a job may have to wait for
 * others.
 */
const longestDeliveryMs = 20_000;

let count = 0;

/** Adds a player for one test, with a PIN (2580) and a verified phone unless `change` overrides them. */
export async function addPlayer(
  stack: Pick<TestStack, "kit">,
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

/** Signs in and stores the session's handle, so that the client makes its next calls as this player. */
export async function signIn(
  client: TestClient,
  person: { username: string; password: string; deviceId?: string },
): Promise<void> {
  const { username, password, deviceId = "first device" } = person;
  const answer = await retryWhileBusy(() => client.call(logIn, { body: { username, password, deviceId } }));
  if (answer.status !== 200) throw new Error(`login answered ${JSON.stringify(answer.body)}`);
  client.session = (answer.body as { sessionId: string }).sessionId;
}

/** Solves the captcha as the browser's worker does. */
export async function solveCaptcha(client: TestClient): Promise<string> {
  const { body } = await retryWhileBusy(() => client.call(createCaptcha));
  for (let number = 0; number <= body.maxnumber; number++) {
    if (hash("sha256", `${body.salt}${number}`, "hex") === body.challenge) {
      return Buffer.from(JSON.stringify({ ...body, number })).toString("base64");
    }
    // Yields to the event loop, because the server runs in the same process and must not appear overloaded.
    if (number % 2_000 === 0) await setImmediate();
  }
  throw new Error("the captcha has no solution");
}

/**
 * Returns the authenticator code for a given time (RFC 6238), implemented independently of the server's
 * library.
 */
export function authenticatorCode(base32: string, time: Date): string {
  const bits = [...base32]
    .map((letter) => base32Letters.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time.getTime() / 30_000)));
  const digest = createHmac("sha1", key).update(counter).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** Waits for a message to this address that contains a code or token, and returns the newest one. */
export async function newestCode(client: TestClient, to: string): Promise<string> {
  const endMs = Date.now() + longestDeliveryMs;
  for (;;) {
    const { body } = await client.call(listOutbox, { query: { to } });
    const code = body.find((message) => message.code)?.code;
    if (code) return code;
    if (Date.now() > endMs) throw new Error(`no message to ${to} carries a code`);
    await sleep(100);
  }
}

/** Retries a call while a busy server responds with 503, as a browser does. */
export async function retryWhileBusy<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await sleep(300);
  }
}
