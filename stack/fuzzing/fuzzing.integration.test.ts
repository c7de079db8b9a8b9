import { Agent } from "node:http";
import type { Call } from "@parlour/contracts/call";
import { calls } from "@parlour/contracts/calls";
import { verifyLedger } from "@parlour/ledger/verify";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { authoriseTestOperator } from "../testing-operator.ts";
import { goodPassword } from "../testing-people.ts";
import { type CallerKind, type Callers, callerKinds, createCallers } from "./fuzz-callers.ts";
import { bodyOf, type FuzzInput, fuzzInputs, headersOf, send, urlOf } from "./fuzz-request.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { addRowsOfTables, createKnownValues } from "./known-values.ts";

/**
 * Sends generated inputs to every call of the contract, as every kind of caller: valid ones, and ones with a few wrong
 * values. No input may cause an internal error, an answer outside the contract, or a difference in the ledger.
 */
const inputsPerCall = Number(process.env.FUZZ_INPUTS ?? 2);
const seed = Number(process.env.FUZZ_SEED ?? 28);
/** Callers that a call doesn't admit are refused before its handler runs, so they need fewer inputs. */
const otherInputs = Math.ceil(inputsPerCall / 8);

const known = createKnownValues();
const agent = new Agent({ keepAlive: true });
const counts = { sent: 0, accepted: 0, refused: 0 };
const acceptedCalls = new Set<string>();
let stack: TestStack;
let callers: Callers;

beforeAll(async () => {
  stack = await testStack({
    shell: "none",
    authoriseOperator: authoriseTestOperator,
    env: { TRUSTED_PROXIES: "127.0.0.1" },
  });
  await addRowsOfTables(stack.kit.db, known);
  known.add("pinCode", "2580");
  for (const name of ["password", "currentPassword"]) known.add(name, goodPassword);
  for (const currency of ["USD", "CAD"]) known.add("currency", currency);
  callers = await createCallers(stack, known);
  await callers.replacePlayer();
}, 120_000);
afterAll(async () => {
  agent.destroy();
  await stack?.close();
  process.stdout.write(
    `fuzzing: ${counts.sent} requests, ${counts.accepted} accepted, ${counts.refused} refused; ${acceptedCalls.size} of ${calls.length} calls accepted one; seed ${seed}\n`,
  );
});

async function makeCall(call: Call, kind: CallerKind, input: FuzzInput): Promise<string | undefined> {
  const body = bodyOf(call, input);
  const answer = await send(stack.origin, agent, {
    method: call.method,
    url: urlOf(call, input, callers.session()),
    body,
    headers: {
      ...headersOf(call, input),
      ...callers.headersOf(kind, call, body ?? ""),
      "x-forwarded-for": nextAddress(),
      ...(call.method !== "GET" && { origin: stack.origin }),
      ...(body !== undefined && { "content-type": call.upload?.types[0] ?? "application/json" }),
    },
  });
  counts.sent++;
  const isAccepted = call.answers[answer.status] !== undefined;
  counts[isAccepted ? "accepted" : "refused"]++;
  if (isAccepted) acceptedCalls.add(call.name);
  if (isAccepted && answer.type.startsWith("application/json") && answer.text !== "")
    known.addAll(JSON.parse(answer.text), call.service);
  if (kind === "player" && call.access === "player" && answer.status === 401) await callers.replacePlayer();
  return judgeAnswer(call, answer);
}

/** Requests are rate-limited by address, so each one is sent from a different address. */
function nextAddress(): string {
  return `198.18.${(counts.sent >> 8) & 255}.${counts.sent & 255}`;
}

async function fuzzCall(call: Call): Promise<string[]> {
  const faults: string[] = [];
  for (const kind of callerKinds) {
    const isMain = kind === (call.access === "anyone" ? "visitor" : call.access);
    const property = fc.asyncProperty(fuzzInputs(call, known), async (input) => {
      const fault = await makeCall(call, kind, input);
      if (fault !== undefined) throw new Error(fault);
    });
    const numRuns = isMain ? inputsPerCall : otherInputs;
    const result = await fc.check(property, { numRuns, seed: seed + calls.indexOf(call) });
    if (!result.failed) continue;
    const { errorInstance, counterexample } = result;
    const what = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    faults.push(`${call.name} as ${kind}: ${what}\n  ${JSON.stringify(counterexample?.[0]).slice(0, 1_000)}`);
  }
  return faults;
}

// Reads come first, because their answers contain the ids that the other calls need.
test.each([
  ["reads", calls.filter(({ method }) => method === "GET")],
  ["calls that change something", calls.filter(({ method }) => method !== "GET")],
] as const)(
  "%s answer as documented, whatever the input",
  async (_group, chosen) => {
    const faults: string[] = [];
    for (const call of chosen) {
      const found = await fuzzCall(call);
      // A long run reports each fault as soon as it is found.
      for (const fault of found) process.stderr.write(`${fault}\n`);
      faults.push(...found);
    }
    expect(faults).toEqual([]);
  },
  inputsPerCall * 60_000,
);

test("no input made a difference in the ledger", async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
});
