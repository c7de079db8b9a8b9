import { endPlayerSessions } from "@parlour/contracts/calls/identity/login-service/end-player-sessions";
import { listPlayerSessions } from "@parlour/contracts/calls/identity/login-service/list-player-sessions";
import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { getPlayerProtection } from "@parlour/contracts/calls/identity/player-verification/get-player-protection";
import { resetPlayerTwoFactor } from "@parlour/contracts/calls/identity/player-verification/reset-player-two-factor";
import { unblockPlayerOperation } from "@parlour/contracts/calls/identity/player-verification/unblock-player-operation";
import { addPlayerNote } from "@parlour/contracts/calls/identity/profile/add-player-note";
import { changePlayerStatus } from "@parlour/contracts/calls/identity/profile/change-player-status";
import { forceRequiredAction } from "@parlour/contracts/calls/identity/profile/force-required-action";
import { getPlayer } from "@parlour/contracts/calls/identity/profile/get-player";
import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { listPlayerNotes } from "@parlour/contracts/calls/identity/profile/list-player-notes";
import { searchPlayers } from "@parlour/contracts/calls/identity/profile/search-players";
import { sendPlayerMessage } from "@parlour/contracts/calls/identity/profile/send-player-message";
import { listDocumentsOfPlayer } from "@parlour/contracts/calls/identity/profile-profiling/list-documents-of-player";
import { getLedgerPosting } from "@parlour/contracts/calls/money/wallet-gateway/get-ledger-posting";
import { getPlayerWallet } from "@parlour/contracts/calls/money/wallet-gateway/get-player-wallet";
import { listPlayerEntries } from "@parlour/contracts/calls/money/wallet-gateway/list-player-entries";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { listRoundsOfPlayer } from "@parlour/contracts/calls/play/games/list-rounds-of-player";
import { houseAccount, playerAccount } from "@parlour/ledger";
import { addTwoFactorSecret } from "@parlour/server/services/identity/player-verification";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { betFrom, depositTo } from "../testing-money.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, goodPassword, signIn } from "../testing-people.ts";

let stack: TestStack;
let desk: TestClient;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  desk = actAsOperator(stack.client(), "sasha", ["SUPPORT"]);
}, 90_000);
afterAll(() => stack.close());

const reason = "asked for by telephone";
const found = async (term: string) => (await desk.call(searchPlayers, { query: { term } })).body.items;
const idsOf = async (term: string) => (await found(term)).map(({ id }) => id);
const auditOf = (playerId: string) =>
  stack.kit.db.query<{ call: string; reason: string; after: unknown }>(
    `select call, reason, after from audit_entries join audit_links on entry_id = id
     where subject = $1 and outcome = 'DONE' order by position`,
    [`player:${playerId}`],
  );

describe("player search", () => {
  it("matches any part of name, e-mail, nickname and phone, ignoring accents", async () => {
    const { id } = await addPlayer(stack, {
      firstName: "Zoë",
      lastName: "Núñez-Brandt",
      email: "Zoe.Brandt@mail.example.org",
      nickname: "night-heron",
      phonePrefix: "+34",
      phone: "612345678",
    });
    for (const term of [id, "zoe.brandt@MAIL.example.org", "Night-Heron", "nunez", "brandt zoë", "heron"]) {
      expect(await idsOf(term), term).toContain(id);
    }
    for (const term of ["+34 612 345 678", "34612345678", "345678"]) expect(await idsOf(term)).toEqual([id]);
    expect((await found("night-heron"))[0]).toMatchObject({ id, matchedBy: "NICKNAME" });
  });

  it("treats wildcards literally, and finds no player by two letters", async () => {
    expect(await idsOf("100%_wrong")).toEqual([]);
    expect(await idsOf("zo")).toEqual([]);
  });

  it("matches the device and the address of a session, ended or not", async () => {
    const player = await addPlayer(stack);
    const client = stack.client();
    await signIn(client, { ...player, deviceId: "device-of-its-own" });
    expect(await found("device-of-its-own")).toMatchObject([{ id: player.id, matchedBy: "DEVICE" }]);
    const { body } = await desk.call(listPlayerSessions, { params: { playerId: player.id } });
    expect(body.sessions).toMatchObject([{ deviceId: "device-of-its-own", endedAt: null }]);
    expect(await idsOf(body.sessions[0]!.address!)).toContain(player.id);
  });

  it("responds with not found for an unknown player", async () => {
    expect(await desk.call(getPlayer, { params: { playerId: "player_none" } })).toMatchObject({
      status: 404,
    });
    const note = { params: { playerId: "player_none" }, body: { text: "nobody" } };
    expect(await desk.call(addPlayerNote, note)).toMatchObject({ status: 404 });
  });
});

describe("a player's page", () => {
  it("shows balances and every ledger entry, page by page, each with its posting", async () => {
    const { id: playerId } = await addPlayer(stack);
    const ledger = stack.kit.ledger;
    await ledger.openWallet({ playerId, currency: "CAD" });
    const cash = playerAccount(playerId, "cash", "CAD");
    for (let index = 0; index < 51; index++) {
      const transfers = [{ from: houseAccount("payments", "CAD"), to: cash, amountMinor: 101n }];
      await ledger.post({ playerId, id: `deposit-${index}`, type: "DEPOSIT", transfers });
    }
    const { body: wallet } = await desk.call(getPlayerWallet, { params: { playerId } });
    expect(wallet.balances).toContainEqual({ type: "Total", amount: 51.51, currency: "CAD" });
    expect(wallet.accounts).toContainEqual(expect.objectContaining({ id: "cash:CAD", balance: 51.51 }));

    const first = (await desk.call(listPlayerEntries, { params: { playerId } })).body;
    const cursor = first.nextCursor!;
    const second = (await desk.call(listPlayerEntries, { params: { playerId }, query: { cursor } })).body;
    expect(first.items).toHaveLength(50);
    expect(second).toMatchObject({
      items: [{ postingId: "deposit-0", balanceBefore: 0, balanceAfter: 1.01 }],
      nextCursor: null,
    });
    const { body: posting } = await desk.call(getLedgerPosting, {
      params: { number: first.items[0]!.number },
    });
    expect(posting).toMatchObject({
      id: "deposit-50",
      transfers: [{ from: "house/payments:CAD", to: `${playerId}/cash:CAD`, amount: 1.01, currency: "CAD" }],
    });
  });

  it("starts empty, without rounds and documents", async () => {
    const { id: playerId } = await addPlayer(stack);
    expect((await desk.call(listRoundsOfPlayer, { params: { playerId } })).body.items).toEqual([]);
    expect((await desk.call(listDocumentsOfPlayer, { params: { playerId } })).body).toEqual({
      status: "NOT_REQUESTED",
      requested: "IDENTITY",
      items: [],
    });
  });

  it("keeps notes unchanged", async () => {
    const { id: playerId } = await addPlayer(stack);
    const { body: note } = await desk.call(addPlayerNote, {
      params: { playerId },
      body: { text: "Prefers letters." },
    });
    expect((await desk.call(listPlayerNotes, { params: { playerId } })).body.items).toEqual([
      { ...note, author: "sasha" },
    ]);
    await expect(stack.kit.db.query("update player_notes set text = 'other'")).rejects.toThrow();
  });
});

describe("account actions", () => {
  const act = async (status: "ACTIVE" | "DISABLED" | "CLOSED", playerId: string) =>
    (await desk.call(changePlayerStatus, { params: { playerId }, body: { status, reason } })).status;
  const tryLogIn = async (username: string) =>
    await stack
      .client()
      .call(logIn, { body: { username, password: goodPassword, deviceId: "first device" } });

  it("lock, unlock and close the account: sessions end, logins are refused, the audit log has the reason", async () => {
    const player = await addPlayer(stack);
    const client = stack.client();
    await signIn(client, player);
    expect(await act("DISABLED", player.id)).toBe(200);
    expect((await client.call(getProfile)).status).toBe(401);
    expect(await tryLogIn(player.username)).toMatchObject({ body: { errorCode: "DISABLED_PROFILE" } });
    expect(await act("DISABLED", player.id)).toBe(409);
    expect(await act("ACTIVE", player.id)).toBe(200);
    expect((await tryLogIn(player.username)).status).toBe(200);
    expect(await act("CLOSED", player.id)).toBe(200);
    expect(await act("ACTIVE", player.id)).toBe(409);
    expect(await auditOf(player.id)).toMatchObject(
      ["DISABLED", "ACTIVE", "CLOSED"].map((status) => ({ reason, after: { status } })),
    );
  });

  it("cannot unlock a self-excluded player", async () => {
    const player = await addPlayer(stack);
    await stack.kit.db.query("update players set status = 'SELF_EXCLUDED' where id = $1", [player.id]);
    expect(await act("ACTIVE", player.id)).toBe(409);
  });

  it("force a PIN reset, which the next login requires, once", async () => {
    const player = await addPlayer(stack);
    const client = stack.client();
    await signIn(client, player);
    const force = () =>
      desk.call(forceRequiredAction, {
        params: { playerId: player.id },
        body: { action: "forcePinReset", reason },
      });
    const answers = await Promise.all([force(), force()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await client.call(getProfile)).status).toBe(401);
    expect(await tryLogIn(player.username)).toMatchObject({ status: 428, body: { action: "forcePinReset" } });
  });

  it("end one session or all, and no other player's", async () => {
    const [player, other] = [await addPlayer(stack), await addPlayer(stack)];
    const clients = [stack.client(), stack.client(), stack.client()];
    for (const client of clients) await signIn(client, player);
    const others = stack.client();
    await signIn(others, other);
    const params = { playerId: player.id };
    const { sessions } = (await desk.call(listPlayerSessions, { params })).body;
    const foreign = (await desk.call(listPlayerSessions, { params: { playerId: other.id } })).body
      .sessions[0]!;
    const end = async (sessionId?: string) =>
      (await desk.call(endPlayerSessions, { params, body: { ...(sessionId && { sessionId }), reason } }))
        .body;
    expect(await end(foreign.id)).toEqual({ ended: 0 });
    expect(await end(sessions[0]!.id)).toEqual({ ended: 1 });
    expect(await end()).toEqual({ ended: 2 });
    const statuses = await Promise.all(
      [...clients, others].map(async (one) => (await one.call(getProfile)).status),
    );
    expect(statuses).toEqual([401, 401, 401, 200]);
  });

  it("reset two-factor and unblock an operation, once each", async () => {
    const { id: playerId } = await addPlayer(stack);
    await addTwoFactorSecret(stack.kit, playerId, "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", "ENABLED");
    const counter = { scope: "operation:enable2fa", key: playerId, max: 1, windowSeconds: 1_800 };
    for (let hit = 0; hit < 5; hit++) await stack.kit.limits.hit({ ...counter, max: 5 });
    const params = { playerId };
    expect((await desk.call(getPlayerProtection, { params })).body).toMatchObject({
      twoFactor: "ENABLED",
      operations: expect.arrayContaining([
        expect.objectContaining({ operation: "enable2fa", status: "BLOCKED" }),
      ]),
    });
    const unblock = { params, body: { operation: "enable2fa" as const, reason } };
    expect((await desk.call(unblockPlayerOperation, unblock)).status).toBe(200);
    expect((await desk.call(unblockPlayerOperation, unblock)).status).toBe(409);
    const reset = { params, body: { reason } };
    expect((await desk.call(resetPlayerTwoFactor, reset)).body).toMatchObject({ twoFactor: "NOT_ENROLLED" });
    expect((await desk.call(resetPlayerTwoFactor, reset)).status).toBe(409);
    expect((await auditOf(playerId)).map(({ call }) => call)).toEqual([
      "unblock-player-operation",
      "reset-player-two-factor",
    ]);
  });

  it("send a message as a fact, and require a reason", async () => {
    const { id: playerId } = await addPlayer(stack);
    const body = { title: "Your account", text: "Thank you for your call.", reason };
    expect((await desk.call(sendPlayerMessage, { params: { playerId }, body })).status).toBe(200);
    const without = await desk.call(sendPlayerMessage, {
      params: { playerId },
      body: { ...body, reason: " " },
    });
    expect(without).toMatchObject({ status: 422, body: { errors: [{ field: "reason" }] } });
  });

  it("adjust a balance after a second operator's approval, once, and never below zero", async () => {
    const { id: playerId } = await addPlayer(stack);
    await depositTo(stack, { playerId, id: "opening", currency: "CAD", amountMinor: 1_000n });
    const propose = async (amount: number) =>
      await desk.call(proposeChange, {
        body: { kind: "BALANCE_ADJUSTMENT", data: { playerId, currency: "CAD", amount }, reason },
      });
    const cash = async () =>
      (await desk.call(getPlayerWallet, { params: { playerId } })).body.accounts.find(
        ({ id }) => id === "cash:CAD",
      )?.balance;
    expect((await propose(0.001)).status).toBe(422);
    const [credit, debit] = [(await propose(2.5)).body, (await propose(-10)).body];
    const approve = (id: string) => ({ params: { id }, body: { decision: "APPROVE" as const, reason } });
    expect((await desk.call(decideProposal, approve(credit.id))).status).toBe(403);
    const second = actAsOperator(stack.client(), "petra", ["PAYMENTS"]);
    const answers = await Promise.all([1, 2].map(() => second.call(decideProposal, approve(credit.id))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await cash()).toBe(12.5);
    await betFrom(stack, { playerId, id: "spent meanwhile", currency: "CAD", amountMinor: 1_200n });
    expect((await second.call(decideProposal, approve(debit.id))).status).toBe(422);
    expect(await cash()).toBe(0.5);
    const { items } = (await desk.call(listPlayerEntries, { params: { playerId } })).body;
    expect(items.filter(({ type }) => type === "ADJUSTMENT")).toMatchObject([{ amount: 2.5 }]);
  });

  it("are refused without the right role", async () => {
    const { id: playerId } = await addPlayer(stack);
    const content = actAsOperator(stack.client(), "cleo", ["CONTENT"]);
    const payments = actAsOperator(stack.client(), "petra", ["PAYMENTS"]);
    const lock = { params: { playerId }, body: { status: "DISABLED" as const, reason } };
    expect((await content.call(getPlayer, { params: { playerId } })).status).toBe(403);
    expect((await payments.call(getPlayer, { params: { playerId } })).status).toBe(200);
    expect((await payments.call(changePlayerStatus, lock)).status).toBe(403);
    expect((await stack.client().call(searchPlayers, { query: { term: "rosalind" } })).status).toBe(401);
  });
});
