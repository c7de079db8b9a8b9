import { setTimeout as sleep } from "node:timers/promises";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import "./fastify-types.ts";
import { shedLoad } from "./shed-load.ts";

let app: FastifyInstance;
beforeEach(async () => {
  app = fastify();
  shedLoad(app);
  app.get("/page", async () => "page");
  app.get("/healthz", { config: { quiet: true } }, async () => "up");
  await app.ready();
});
afterEach(() => app.close());

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test("one long pause is no overload", async () => {
  block(1_500);
  await sleep(1_200);
  expect((await app.inject("/page")).statusCode).toBe(200);
});

test("a loop that is always late sheds load, but tells that it is up", async () => {
  for (let round = 0; round < 4; round++) {
    block(700);
    await sleep(1);
  }
  const answer = await app.inject("/page");
  expect([answer.statusCode, answer.json().errorCode, answer.headers["retry-after"]]).toEqual([
    503,
    "OVERLOADED",
    "2",
  ]);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  await sleep(2_200);
  expect((await app.inject("/page")).statusCode).toBe(200);
});
