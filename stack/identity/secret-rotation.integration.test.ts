import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { addPlayerNote } from "@parlour/contracts/calls/identity/profile/add-player-note";
import { listPlayerNotes } from "@parlour/contracts/calls/identity/profile/list-player-notes";
import { addTwoFactorSecret } from "@parlour/server/services/identity/player-verification";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Stack } from "../start-stack.ts";
import { createClient } from "../testing-client.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, authenticatorCode } from "../testing-people.ts";
import { type TestServers, testServers } from "../testing-servers.ts";

const next = "m3Xk7Pq1Vt9Rb5Nz8Lc2Dw6Fh4Js0Gy-next";
const base32 = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

// Two servers on one database need PostgreSQL.
describe.runIf(process.env.TEST_DATABASE_URL)("a rotation of ENCRYPTION_SECRET", () => {
  let servers: TestServers;
  const running: Stack[] = [];
  const start = async (env: Record<string, string>) => {
    const server = await servers.start({ env, authoriseOperator: authoriseTestOperator });
    running.push(server);
    return server;
  };
  beforeAll(async () => {
    servers = await testServers();
  });
  afterAll(async () => {
    for (const server of running) await server.close();
    await servers?.close();
  });

  it("needs no downtime: both servers read what either has written, until only the new secret is left", {
    timeout: 180_000,
  }, async () => {
    // The first secret is the one that encrypted the data of the sandbox's people.
    const old = await start({ ENCRYPTION_SECRET_SECOND: next });
    const first = old.kit.config.secrets.encryption;
    const people = [];
    for (let n = 0; n < 2; n++) people.push(await addPlayer(old));
    const [one, two] = people;
    await addTwoFactorSecret(old.kit, one!.id, base32, "ENABLED");
    const desk = ({ origin }: Stack) => actAsOperator(createClient(origin), "Ida");
    const note = (server: Stack, playerId: string) =>
      desk(server).call(addPlayerNote, { params: { playerId }, body: { text: `about ${playerId}` } });
    const notesOf = async (server: Stack, playerId: string) =>
      (await desk(server).call(listPlayerNotes, { params: { playerId } })).body.items.map(({ text }) => text);
    await note(old, one!.id);

    const renewed = await start({ ENCRYPTION_SECRET: next, ENCRYPTION_SECRET_SECOND: first });
    await note(renewed, two!.id);
    await addTwoFactorSecret(renewed.kit, two!.id, base32, "ENABLED");
    for (const server of [old, renewed]) {
      for (const { id } of people) expect(await notesOf(server, id)).toEqual([`about ${id}`]);
    }
    await old.close();
    running.splice(running.indexOf(old), 1);

    // The jobs that the last server adds run on a server that writes with the new secret.
    const lastRenewed = await start({ ENCRYPTION_SECRET: next, ENCRYPTION_SECRET_SECOND: first });
    await vi.waitFor(async () => {
      const { db } = lastRenewed.kit;
      const [jobs] = await db.query<{ open: number }>(
        "select count(*)::int as open from jobs.job where name like 'reseal-%' and state in ('created', 'active', 'retry')",
      );
      expect(jobs!.open).toBe(0);
      expect(await db.query("select distinct sealed_by from player_keys")).toHaveLength(1);
    }, 60_000);
    const last = await start({ ENCRYPTION_SECRET: next });
    for (const { id, username, password } of people) {
      expect(await notesOf(last, id)).toEqual([`about ${id}`]);
      const answer = await createClient(last.origin).call(logIn, {
        body: { username, password, deviceId: "first device" },
        headers: {
          "x-mfa-code": authenticatorCode(base32, last.kit.clock.now()),
          "x-enforcement-method": "TWO_FACTOR_AUTHENTICATION",
        },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }
  });
});
