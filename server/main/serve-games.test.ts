import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { securityHeaders } from "../kit/http/security-headers.ts";
import { serveGames } from "./serve-games.ts";

const folder = mkdtempSync(join(tmpdir(), "parlour-frames-"));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "main-abc.js"), "play()");
  writeFileSync(join(folder, "dice.html"), '<script nonce="__NONCE__"></script><link nonce="__NONCE__">');
  writeFileSync(join(folder, "secret.txt"), "not for anybody");
  app = fastify();
  await serveGames(app, securityHeaders({ mode: "sandbox" }), folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it("serves a frame with a fresh nonce that only our own pages can embed", async () => {
  const [first, second] = await Promise.all([app.inject("/games/dice?token=x"), app.inject("/games/dice")]);
  expect(first.statusCode).toBe(200);
  expect(first.headers["content-type"]).toBe("text/html; charset=utf-8");
  const nonce = /nonce="([^"]+)"><\/script>/.exec(first.body)?.[1];
  expect(first.body).not.toContain("__NONCE__");
  expect(first.headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
  expect(first.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(second.body).not.toBe(first.body);
});

it("serves only the build's files, cached permanently", async () => {
  const asset = await app.inject("/games/assets/main-abc.js");
  expect([asset.statusCode, asset.body]).toEqual([200, "play()"]);
  expect(asset.headers["cache-control"]).toContain("immutable");
  for (const path of [
    "/games/nothing",
    "/games/secret.txt",
    "/games/..%2Fsecret",
    "/games/assets/../dice.html",
  ]) {
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);
  }
});

it("finds a game that is built later", async () => {
  expect((await app.inject("/games/late")).statusCode).toBe(404);
  writeFileSync(join(folder, "late.html"), "here");
  expect((await app.inject("/games/late")).body).toBe("here");
});
