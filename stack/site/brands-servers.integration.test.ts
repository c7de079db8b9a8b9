import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { getOverview } from "@parlour/contracts/calls/office/reports/get-overview";
import { listBrands } from "@parlour/contracts/calls/site/brands/list-brands";
import { saveBrand } from "@parlour/contracts/calls/site/brands/save-brand";
import { getSiteConfiguration } from "@parlour/contracts/calls/site/site-config/get-site-configuration";
import { stream } from "@parlour/contracts/sockets/stream";
import { verifyLedger } from "@parlour/ledger/verify";
import { isShellBuilt } from "@parlour/server/main/shell-build";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import type { Stack } from "../start-stack.ts";
import { addBrand, nightHost, nightjar, publishPage } from "../testing-brands.ts";
import { createClient } from "../testing-client.ts";
import { depositTo } from "../testing-money.ts";
import { actAsOperator, agree, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, signIn } from "../testing-people.ts";
import { openGame, play } from "../testing-rounds.ts";
import { type TestServers, testServers } from "../testing-servers.ts";

const publicOrigin = "http://parlour.localhost";

describe.runIf(process.env.TEST_DATABASE_URL)("two brands on three servers", () => {
  let servers: TestServers;
  let [one, two, three]: Stack[] = [];
  const desk = (name: string) => actAsOperator(createClient(one!.origin, "parlour.localhost"), name);
  const page = async (stack: Stack, host: string, path = "/") =>
    String((await createClient(stack.origin, host).send("GET", path)).body);

  beforeAll(async () => {
    const shell = isShellBuilt() ? "built" : "none";
    servers = await testServers(
      { shell, authoriseOperator: authoriseTestOperator },
      { PUBLIC_ORIGIN: publicOrigin },
    );
    one = await servers.start();
    two = await servers.start();
    three = await servers.start();
    await addBrand(desk("ada"), desk("bea"));
    await publishPage(one, "/about", "Quién es Nightjar");
  }, 180_000);
  afterAll(async () => {
    await one?.close();
    await two?.close();
    await three?.close();
    await servers?.close();
  });

  it("a brand that goes live on one server is served by the others within a second", async () => {
    const night = [two!, three!].map(({ origin }) => createClient(origin, nightHost));
    const buckets = () =>
      Promise.all(night.map(async (client) => (await client.call(getSiteConfiguration)).body.bucket));
    await expect.poll(buckets, { timeout: 1_000, interval: 20 }).toEqual(["nightjar", "nightjar"]);
  });

  /**
   * Opens a game for a new player of a brand. Returns a function that creates a client for this player on either
   * server.
   */
  async function openSeat(brandId: "main" | "nightjar", host: string) {
    const player = await addPlayer({ kit: one!.kit }, { brandId, currency: "USD" });
    const { id: playerId, currency } = player;
    await depositTo(one!, { playerId, id: "money to play with", currency, amountMinor: 100_000n });
    const first = createClient(one!.origin, host);
    await signIn(first, player);
    const { gameSession } = await openGame(first, "1202");
    const at = (stack: Stack) => {
      const client = createClient(stack.origin, host);
      for (const [name, value] of first.cookies) client.cookies.set(name, value);
      client.session = first.session;
      return client;
    };
    return { brandId, gameSession, at };
  }

  it("a session that one server opened is valid on the other, but only at its brand", async () => {
    const player = await addPlayer({ kit: one!.kit }, { id: "player_night", brandId: "nightjar" });
    const here = createClient(one!.origin, nightHost);
    await signIn(here, player);
    const at = (host: string) => {
      const client = createClient(two!.origin, host);
      for (const [name, value] of here.cookies) client.cookies.set(name, value);
      client.session = here.session;
      return client;
    };
    expect((await at(nightHost).call(getProfile)).status).toBe(200);
    expect((await at("parlour.localhost").call(getProfile)).status).toBe(401);
  });

  it("counts each brand's stakes by itself, whichever server took them, while one server stops", async () => {
    const today = new Date().toISOString().slice(0, 10);
    const readTotals = async (brand: string) =>
      (await desk("ada").call(getOverview, { query: { from: today, to: today, currency: "USD", brand } }))
        .body.totals;
    const before = { main: await readTotals("main"), nightjar: await readTotals("nightjar") };
    const hosts = { main: "parlour.localhost", nightjar: nightHost };
    const seats = await Promise.all(
      (["main", "nightjar"] as const).flatMap((brandId) =>
        [1, 2].map(() => openSeat(brandId, hosts[brandId])),
      ),
    );
    const staked = { main: 0, nightjar: 0 };
    const playOn = async (seat: (typeof seats)[number], stacks: Stack[]) => {
      for (let round = 0; round < 12; round++) {
        const client = seat.at(stacks[round % stacks.length]!);
        const bet = { stake: 1 + (round % 3), direction: "under", target: 5_000 };
        expect((await play(client, seat.gameSession, bet)).status).toBe(200);
        staked[seat.brandId] += bet.stake;
      }
    };
    await Promise.all(seats.map((seat) => playOn(seat, [one!, two!, three!])));
    const playing = Promise.all(seats.map((seat) => playOn(seat, [one!, two!])));
    await three!.close();
    await playing;
    three = await servers.start();
    await Promise.all(seats.map((seat) => playOn(seat, [three!, one!, two!])));

    for (const brand of ["main", "nightjar"] as const) {
      const change = async (figure: "stakes" | "deposits") =>
        (await readTotals(brand))[figure].now - before[brand][figure].now;
      // Servers may answer with figures that are a few seconds old.
      const patience = { timeout: 20_000, interval: 200 };
      await expect.poll(() => change("stakes"), patience).toBeCloseTo(staked[brand]);
      await expect.poll(() => change("deposits"), patience).toBe(2_000);
    }
    expect((await verifyLedger(one!.kit.db.pool)).differences).toEqual([]);
  }, 60_000);

  it("refuses requests from pages of the other brand", async () => {
    const call = (origin: string) =>
      createClient(one!.origin, nightHost).send("POST", "/services/login-service/v1/logout", {
        headers: { origin },
      });
    expect((await call(`http://${nightHost}`)).status).not.toBe(403);
    expect((await call(publicOrigin)).status).toBe(403);
    expect((await call("http://evil.example")).status).toBe(403);
  });

  it("shows each brand's own look, content and links, on every server and from the cache", async (context) => {
    if (!isShellBuilt()) return context.skip();
    for (const stack of [one!, two!, three!, one!, two!, three!]) {
      const night = await page(stack, nightHost);
      expect(night).toContain('lang="es"');
      expect(night).toContain("/brand/theme.css?v=");
      expect(night).toContain(`href="http://${nightHost}/"`);
      expect(night).not.toMatch(/\bParlour\b/);
      const day = await page(stack, "parlour.localhost");
      expect(day).toContain('lang="en"');
      expect(day).toContain("Parlour");
      expect(day).not.toContain("Nightjar");
      expect(day).not.toContain("/brand/theme.css");
      expect(await page(stack, nightHost, "/about")).toContain("Quién es Nightjar");
      expect(await page(stack, "parlour.localhost", "/about")).not.toContain("Quién es Nightjar");
    }
    expect(await page(two!, nightHost, "/sitemap.xml")).toContain(`<loc>http://${nightHost}/about`);
    expect(await page(two!, nightHost, "/robots.txt")).toContain(`http://${nightHost}/sitemap.xml`);
    expect(await page(two!, nightHost, "/brand/theme.css")).toContain("--color-brass: #6cc5d9");
    expect(await page(two!, nightHost, "/brand/site.webmanifest")).toContain('"name":"Nightjar"');
  });

  it("serves unknown hosts the first brand from the same cached page", async (context) => {
    if (!isShellBuilt()) return context.skip();
    const withoutNonces = (html: string) => html.replace(/nonce="[^"]*"/g, "");
    const known = await page(one!, "parlour.localhost", "/help");
    // A cached page looks up the visitor's location once; a rendered page looks it up again for its content.
    const located = vi.spyOn(one!.ports.location, "findForContent");
    for (const host of ["a.example", "b.example:8080", "[::1]:3000"]) {
      expect(withoutNonces(await page(one!, host, "/help"))).toBe(withoutNonces(known));
    }
    expect(located).toHaveBeenCalledTimes(3);
    located.mockRestore();
  });

  it("shows a change of the look on the other server at once, without stale pages", async (context) => {
    if (!isShellBuilt()) return context.skip();
    const { items } = (await desk("ada").call(listBrands)).body;
    const { version } = items.find(({ id }) => id === "nightjar")!;
    const document = { ...nightjar, name: "Nightjar Club" };
    await desk("ada").call(saveBrand, {
      params: { brandId: "nightjar" },
      body: { document, version, reason: "A new name" },
    });
    const html = () => page(two!, nightHost);
    await expect.poll(html, { timeout: 5_000, interval: 50 }).toContain("Nightjar Club");
  });

  it("a brand that is taken off closes its sockets and streams on every server within a second", async () => {
    const player = await addPlayer({ kit: one!.kit }, { brandId: "nightjar" });
    const client = createClient(two!.origin, nightHost);
    await signIn(client, player);
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const open = async (host: string, headers: Record<string, string> = {}) => {
      const socket = new WebSocket(`${two!.origin.replace("http", "ws")}${stream.path}`, {
        headers: { host, origin: `http://${host}`, ...headers },
      });
      await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
      return socket;
    };
    const gone = [await open(nightHost, { cookie }), await open(nightHost)];
    const kept = await open("parlour.localhost");
    const { items } = (await desk("ada").call(listBrands)).body;
    const { version } = items.find(({ id }) => id === "nightjar")!;
    const off = { brandId: "nightjar", isLive: false, version };
    expect((await agree(desk("ada"), desk("bea"), "BRAND_STATE", off)).status).toBe(200);
    const states = () => gone.map(({ readyState }) => readyState);
    await expect.poll(states, { timeout: 1_000, interval: 20 }).toEqual([WebSocket.CLOSED, WebSocket.CLOSED]);
    expect(kept.readyState).toBe(WebSocket.OPEN);
    kept.terminate();
  });
});
