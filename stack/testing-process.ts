// Runs the stack as a process that a test can kill, with additional test calls that write to the database
// immediately.

import { defineCall } from "@parlour/contracts/call";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import { route, type Service } from "@parlour/server/kit/service";
import type { Ports } from "@parlour/server/main/compose";
import { runUntilStopped } from "@parlour/server/main/run-until-stopped";
import { z } from "zod";
import { describeStack, startStack } from "./start-stack.ts";

const common = { service: "testing", summary: "", access: "anyone" } as const;
const setLoyalty = defineCall({
  ...common,
  name: "testing-set-loyalty",
  method: "POST",
  path: "/testing/set-loyalty",
  answers: { 200: z.null() },
});
const write = defineCall({
  ...common,
  name: "testing-write",
  method: "POST",
  path: "/testing/write/{count}",
  params: z.object({ count: z.coerce.number() }),
  answers: { 200: z.null() },
});
const written = defineCall({
  ...common,
  name: "testing-written",
  method: "GET",
  path: "/testing/written",
  answers: { 200: z.array(z.number()) },
});

const testing = ({ settings }: Ports): Service => ({
  name: "testing",
  routes: (kit) => [
    route(setLoyalty, async () => {
      await settings.set("isLoyaltyEnabled", false);
      return null;
    }),
    route(write, async ({ params }) => {
      await kit.db.query("insert into testing_written (count) values ($1)", [params.count]);
      return null;
    }),
    route(written, async () => {
      const rows = await kit.db.query<{ count: number }>("select count from testing_written order by count");
      return rows.map((row) => row.count);
    }),
  ],
  async start(kit) {
    await kit.db.query("create table if not exists testing_written (count integer primary key)");
    return async () => {};
  },
});

await runUntilStopped(async () => {
  // Tests of restarts and kills do not expect load shedding, which a busy test machine would trigger.
  const stack = await startStack({
    env: process.env,
    shell: "none",
    moreServices: (ports) => [testing(ports)],
    load: neverOverloaded,
  });
  process.stdout.write(describeStack(stack));
  return stack;
});
