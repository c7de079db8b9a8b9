import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { PokerTableView } from "@parlour/contracts/entities/poker";
import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import type { PokerMessage } from "@parlour/contracts/sockets/poker-table";
import type { Payer } from "./testing-killed-process.ts";

export type Entrant = {
  /** The length of each interruption, from the loss of the connection until the player is back in a seat. */
  returnsMs: number[];
  /** The longest time in which a running hand at the player's table made no progress. */
  standstillMs(): number;
  /** Resolves when the tournament is over. */
  ended: Promise<void>;
};

type Options = {
  tournamentId: string;
  payer: Payer;
  /** Returns the origin of a server that can be reached now. */
  origin(): string;
  random(): number;
};

const service = "/services/poker/v1";

/** Enters a tournament and plays it to the end, through whichever server can be reached. */
export function enterTournament({ tournamentId, payer, origin, random }: Options): Entrant {
  const returnsMs: number[] = [];
  const own = `${service}/profiles/${payer.handle}/tournaments/${tournamentId}`;

  async function call<Answer>(
    method: string,
    path: string,
    key?: string,
    body?: object,
  ): Promise<Answer | null> {
    try {
      const from = origin();
      const response = await fetch(`${from}${path}`, {
        method,
        headers: {
          origin: from,
          cookie: payer.cookie,
          ...(body && { "content-type": "application/json" }),
          ...(key !== undefined && { "idempotency-key": key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(5_000),
      });
      return response.ok ? ((await response.json()) as Answer) : null;
    } catch {
      return null;
    }
  }
  const details = () => call<PokerTournamentDetails>("GET", `${service}/tournaments/${tournamentId}`);

  let connection: { tableId: string; close(): void } | null = null;
  let lostMs: number | null = null;
  let progress: { tableId: string; version: number; ms: number } | null = null;
  let longestMs = 0;

  function noteProgress(tableId: string, { version, hand }: PokerTableView): void {
    const nowMs = performance.now();
    if (progress?.tableId === tableId && progress.version !== version)
      longestMs = Math.max(longestMs, nowMs - progress.ms);
    const isRunning = hand !== null && hand.phase !== "complete";
    if (progress?.version !== version || !isRunning)
      progress = isRunning ? { tableId, version, ms: nowMs } : null;
  }

  function follow(tableId: string): void {
    let isOpen = true;
    let asked = "";
    let socket: WebSocket;
    function connect(): void {
      const from = origin();
      const address = `${from.replace("http", "ws")}${service}/tables/${tableId}/live`;
      socket = new WebSocket(address, { headers: { origin: from, cookie: payer.cookie } } as never);
      const opened = socket;
      let isSeated = false;
      opened.addEventListener("open", () => opened.send(JSON.stringify({ type: "hello", guest: null })));
      opened.addEventListener("message", ({ data }) => {
        const message = JSON.parse(String(data)) as PokerMessage;
        if (message.type !== "table") return;
        isSeated = message.view.you.seat !== null;
        noteProgress(tableId, message.view);
        if (isSeated && lostMs !== null) {
          returnsMs.push(performance.now() - lostMs);
          lostMs = null;
        }
        const move = moveAt(message.view, random);
        if (move === null || asked === move.moment) return;
        asked = move.moment;
        opened.send(JSON.stringify({ ...move.command, id: randomUUID() }));
      });
      opened.addEventListener("error", () => {});
      opened.addEventListener("close", () => {
        if (!isOpen) return;
        if (isSeated) lostMs ??= performance.now();
        asked = "";
        setTimeout(connect, 50);
      });
    }
    connect();
    connection = {
      tableId,
      close() {
        isOpen = false;
        socket.close();
      },
    };
  }

  async function play(): Promise<void> {
    // Registration is repeated with the same key until the server confirms it, as a browser does.
    const entryKey = randomUUID();
    while (!(await call("POST", `${own}/entries`, entryKey))) {
      if ((await details())?.registration === "CLOSED")
        throw new Error(`${payer.nickname} could not enter ${tournamentId} in time.`);
      await sleep(200);
    }
    let purchase = { reBuys: -1, key: "" };
    for (;;) {
      const tournament = await details();
      if (tournament?.status === "FINISHED" || tournament?.status === "CANCELLED") break;
      if (tournament) {
        const { you } = tournament;
        const tableId = tournament.tables.find(({ isYours }) => isYours)?.id ?? null;
        if (connection && connection.tableId !== tableId) {
          connection.close();
          connection = null;
        }
        if (tableId === null) lostMs = null;
        else if (connection === null) follow(tableId);
        if (you?.mayReBuy && you.reBuyUntil !== null && random() < 0.7) {
          if (purchase.reBuys !== you.reBuys) purchase = { reBuys: you.reBuys, key: randomUUID() };
          await call("POST", `${own}/purchases`, purchase.key, { kind: "RE_BUY" });
        }
      }
      await sleep(150);
    }
    connection?.close();
  }
  return { returnsMs, standstillMs: () => longestMs, ended: play() };
}

/** Chooses a move: often all in, so that players bust. */
function moveAt({ you, hand, version }: PokerTableView, random: () => number) {
  if (you.isSittingOut) return { moment: `back:${version}`, command: { type: "sitOut", value: false } };
  if (!hand || hand.toAct !== you.seat || !you.legal) return null;
  const { legal } = you;
  const range = legal.bet ?? legal.raise;
  const roll = random();
  const act = (action: string, to: number | null = null) => ({
    moment: `${hand.number}:${hand.step}`,
    command: { type: "act", hand: hand.number, step: hand.step, action, to },
  });
  if (range && roll < 0.35) return act(legal.bet ? "bet" : "raise", roll < 0.2 ? range.max : range.min);
  if (legal.check) return act("check");
  return roll < 0.8 ? act("call") : act("fold");
}
