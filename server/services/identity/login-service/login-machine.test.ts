import { LOGIN_CAUSES } from "@parlour/contracts/enumerations";
import { errors } from "@parlour/contracts/errors";
import { describe, expect, it } from "vitest";
import { type LoginSteps, type OpenState, runLogin, transitions } from "./login-machine.ts";
import { causeOf } from "./login-replies.ts";

const table: Record<string, Record<string, string>> = transitions;
const starts: OpenState[] = ["arrived", "passkeyGiven", "actionAnswered"];

/** Returns every path through the state machine, each as the list of its step results. */
function ways(state: string, before: [string, string][] = []): { path: [string, string][]; end: string }[] {
  const next = table[state];
  if (next === undefined) return [{ path: before, end: state }];
  return Object.entries(next).flatMap(([finding, to]) => ways(to, [...before, [state, finding]]));
}

describe("the login's state machine", () => {
  const all = starts.flatMap((start) => ways(start).map((way) => ({ start, ...way })));

  it.each(all)("from $start by $path ends in $end", async ({ start, path, end }) => {
    const findings = new Map(path);
    const visited: string[] = [];
    const steps = new Proxy({} as LoginSteps<null>, {
      get: (_, state: string) => async () => {
        visited.push(state);
        return findings.get(state);
      },
    });
    expect(await runLogin(start, steps, null)).toBe(end);
    expect(visited).toEqual(path.map(([state]) => state));
  });

  it("reaches every state", () => {
    const reached = new Set(all.flatMap(({ path, end }) => [...path.map(([state]) => state), end]));
    const named = [...Object.keys(table), ...Object.values(table).flatMap((next) => Object.values(next))];
    expect([...reached].sort()).toEqual([...new Set(named)].sort());
  });

  it("has a response for every refusal, with a code of the contract", () => {
    const ends = new Set(all.map(({ end }) => end));
    const causes = new Set<string>();
    for (const end of ends) {
      for (const factor of ["SMS", "PIN_CODE", "TWO_FACTOR_AUTHENTICATION"] as const) {
        const cause = causeOf(end as Parameters<typeof causeOf>[0], factor);
        if (cause) causes.add(cause);
      }
    }
    for (const cause of causes) expect(errors).toHaveProperty([cause]);
    const clientsOwn = [
      "Precondition Required",
      "UNKNOWN_ERROR",
      "UNKNOWN_REQUIRED_ACTION",
      "VALIDATION_ERROR",
    ];
    const expected = LOGIN_CAUSES.filter((cause) => !clientsOwn.includes(cause));
    expect(expected.filter((cause) => !causes.has(cause))).toEqual([]);
  });
});
