import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openTestKit } from "../../../kit/testing/test-kit.ts";

const sql = (name: string) => readFileSync(new URL(`migrations/${name}`, import.meta.url), "utf8");

it("keeps every harm case with its steps, and turns the accounts and hands of its reasons into evidence", async () => {
  const { kit, close } = await openTestKit();
  try {
    await kit.db.transaction(async (tx) => {
      await tx.client.query(sql("0001-harm-cases.sql"));
    });
    const reasons = [
      { code: "DUPLICATE_ACCOUNT", points: 40, text: "Shares card", playerId: "player_2" },
      {
        code: "POKER_COLLUSION",
        points: 30,
        text: "Soft play",
        playerId: "player_2",
        hands: ["hand_1", "hand_2"],
      },
    ];
    await kit.db.query(
      `insert into harm_cases (id, player_id, state, score, reasons, opened_at, outcome, closed_at)
       values ('case_1', 'player_1', 'CLOSED', 50, '[]', now(), 'INFORMED', now()),
         ('case_2', 'player_1', 'OPEN', 70, $1, now(), null, null)`,
      [JSON.stringify(reasons)],
    );
    await kit.db.query(
      "insert into harm_case_steps (case_id, kind, text, at) values ('case_1', 'OPENED', 'x', now())",
    );
    await kit.db.transaction(async (tx) => {
      await tx.client.query(sql("0002-one-case-model.sql"));
    });
    expect(await kit.db.query("select id, kind, state, score, rule, outcome from cases order by id")).toEqual(
      [
        { id: "case_1", kind: "HARM", state: "CLOSED", score: 50, rule: null, outcome: "INFORMED" },
        { id: "case_2", kind: "HARM", state: "OPEN", score: 70, rule: "DUPLICATE_ACCOUNT", outcome: null },
      ],
    );
    expect(await kit.db.query("select case_id, kind from case_steps")).toEqual([
      { case_id: "case_1", kind: "OPENED" },
    ]);
    expect(
      await kit.db.query("select type, ref from case_evidence where case_id = 'case_2' order by id"),
    ).toEqual([
      { type: "ACCOUNT", ref: "player_2" },
      { type: "HAND", ref: "hand_1" },
      { type: "HAND", ref: "hand_2" },
    ]);
  } finally {
    await close();
  }
});
