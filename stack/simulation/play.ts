import { createHmac, randomUUID } from "node:crypto";
import { sandboxStudio } from "@parlour/server/services/play/sandbox-studio";
import { currency, pinCode, type SimulatedPlayer } from "./add-players.ts";
import type { Books } from "./books.ts";
import type { Network } from "./network.ts";
import type { Answer, Request } from "./simulated-server.ts";
import type { VirtualWorld } from "./virtual-world.ts";

/** The dependencies of the simulated players' and studios' actions. */
export type PlayParts = {
  world: VirtualWorld;
  network: Network;
  books: Books;
  players: readonly SimulatedPlayer[];
  /** Sends a request to a server that the load balancer picks; undefined if there is none. */
  reach(request: Request): Promise<Answer | undefined>;
  studioKey: string;
  /** The ids of bonuses whose claims were accepted. */
  bonuses: Map<string, SimulatedPlayer>;
  /** The ids of deposits and withdrawals that were accepted. */
  payments: Set<string>;
  note(event: string): void;
};

export const offers = { plain: "offer_simulated_plain", match: "offer_simulated_match" };
const minorOf = (amount: unknown) => BigInt(Math.round(Number(amount) * 100));
const retryMs = 500;
/** Temporary refusals, which have nothing to do with the request itself. */
const passing = new Set(["IDEMPOTENCY_KEY_IN_USE", "OVERLOADED", "RATE_LIMITED", "PROVIDER_UNAVAILABLE"]);

/** Repeats one request with the same idempotency key until a response tells its outcome. */
export async function ask(parts: PlayParts, request: Request): Promise<Answer> {
  const { world, network, books, note } = parts;
  books.attempts++;
  for (;;) {
    const answer = await network.request(() => parts.reach(request));
    if (answer && answer.status < 500 && !passing.has(String(answer.body?.errorCode))) {
      note(`${request.call} ${answer.status} ${answer.body?.errorCode ?? ""}`);
      return answer;
    }
    await world.sleep(retryMs * (0.5 + world.numbers.next()));
  }
}

type Act = (parts: PlayParts, player: SimulatedPlayer) => Promise<void>;

const key = () => ({ "idempotency-key": randomUUID() });

const playRound: Act = async (parts, player) => {
  const roundId = randomUUID();
  const stake = 1 + parts.world.numbers.integer(5);
  const { status, body } = await ask(parts, {
    call: "start-round",
    secret: player.secret,
    params: { gameSession: player.diceSession },
    body: { roundId, bet: { stake, direction: "under", target: 5_000 } },
  });
  if (status !== 200) return;
  const expectedMinor = minorOf(body.win) - minorOf(body.stake);
  parts.books.expect({ playerId: player.id, reference: `round ${roundId}`, expectedMinor });
};

const deposit: Act = async (parts, player) => {
  // Only the bank's records tell whether a deposit was paid, so the response is not added to the books.
  const { status, body } = await ask(parts, {
    call: "create-deposit",
    secret: player.secret,
    params: { session: player.handle },
    headers: key(),
    body: { method: "BANK", amount: 20 + parts.world.numbers.integer(30), currency },
  });
  if (status === 201) parts.payments.add(String(body.id));
};

const withdraw: Act = async (parts, player) => {
  const { status, body } = await ask(parts, {
    call: "create-withdrawal",
    secret: player.secret,
    params: { session: player.handle },
    headers: key(),
    body: { method: "CBT", amount: 20, currency, target: player.linked, pinCode },
  });
  if (status !== 201) return;
  parts.payments.add(String(body.id));
  const { world } = parts;
  if (!world.numbers.chance(0.4)) return;
  await world.sleep(world.numbers.next() * 4_000);
  const answer = await ask(parts, {
    call: "cancel-withdrawal",
    secret: player.secret,
    params: { session: player.handle, id: String(body.id) },
    headers: key(),
  });
  // A cancelled withdrawal is back in the player's balance immediately, so it must not also be paid out.
  if (answer.status === 200) parts.note("cancelled");
};

const transfer: Act = async (parts, player) => {
  const others = parts.players.filter((other) => other !== player);
  const to = parts.world.numbers.pick(others);
  const { status, body } = await ask(parts, {
    call: "create-transfer",
    secret: player.secret,
    params: { session: player.handle },
    headers: key(),
    body: { recipient: to.nickname, amount: 10, currency, pinCode },
  });
  if (status !== 201) return;
  const reference = `payment ${body.id}`;
  parts.books.expect({ playerId: player.id, reference, expectedMinor: -minorOf(10) });
  parts.books.expect({ playerId: to.id, reference, expectedMinor: minorOf(10) });
};

const claimBonus: Act = async (parts, player) => {
  const { numbers } = parts.world;
  const { status, body } = await ask(parts, {
    call: "opt-in",
    secret: player.secret,
    params: { session: player.handle, id: numbers.chance(0.5) ? offers.plain : offers.match },
    headers: key(),
    body: {},
  });
  if (status === 200) parts.bonuses.set(String(body.id), player);
};

const forfeit: Act = async (parts, player) => {
  const own = [...parts.bonuses].filter(([, owner]) => owner === player);
  const latest = own.at(-1);
  if (latest === undefined) return;
  await ask(parts, {
    call: "forfeit-bonus",
    secret: player.secret,
    params: { session: player.handle, id: latest[0] },
    headers: key(),
  });
};

/** A round at another studio: a stake, then a win, a rollback or nothing, each repeated until it is answered. */
const playAtStudio: Act = async (parts, player) => {
  const { world, books } = parts;
  const round = randomUUID();
  const send = (call: string, body: Record<string, unknown>) => {
    const path = `/services/seamless-wallet/v1/${paths[call]}`;
    const message = { token: player.studioToken, roundId: round, ...body };
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signed = `${timestamp}\n${path}\n${JSON.stringify(message)}`;
    const headers = {
      "x-provider": sandboxStudio.id,
      "x-timestamp": timestamp,
      "x-signature": createHmac("sha256", parts.studioKey).update(signed).digest("hex"),
    };
    return { call, headers, body: message };
  };
  const [stake, bet] = [1 + world.numbers.integer(4), `${round}-b`];
  const betting = send("place-studio-bet", { transactionId: bet, amount: stake, currency });
  const isImpatient = world.numbers.chance(0.25);
  // An impatient studio cancels a bet without waiting for its answer.
  const placed = ask(parts, betting);
  if (isImpatient) await world.sleep(world.numbers.next() * 3_000);
  const isTaken = isImpatient || (await placed).status === 200;
  if (isImpatient || (isTaken && world.numbers.chance(0.2))) {
    const undo = { transactionId: `${round}-r`, originalTransactionId: bet };
    await ask(parts, send("roll-studio-bet-back", undo));
    await placed;
    return;
  }
  if (!isTaken) return;
  const win = world.numbers.chance(0.4) ? stake * 2 : 0;
  if (win > 0)
    await ask(parts, send("pay-studio-win", { transactionId: `${round}-w`, amount: win, currency }));
  await ask(parts, send("end-studio-round", {}));
  const reference = `round ${sandboxStudio.id}:${round}`;
  books.expect({ playerId: player.id, reference, expectedMinor: minorOf(win - stake) });
};
const paths: Record<string, string> = {
  "place-studio-bet": "bets",
  "pay-studio-win": "wins",
  "roll-studio-bet-back": "rollbacks",
  "end-studio-round": "round-ends",
};

const weighted: readonly [number, Act][] = [
  [30, playRound],
  [10, playAtStudio],
  [10, deposit],
  [8, withdraw],
  [8, transfer],
  [4, claimBonus],
  [1, forfeit],
];
/** The actions of players other than betting at tables. Each action is listed as often as its weight. */
export const usualActs: readonly Act[] = weighted.flatMap(([weight, act]) => Array<Act>(weight).fill(act));
