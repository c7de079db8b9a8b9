import { playSandboxGame as call } from "@parlour/contracts/calls/play/sandbox-studio/play-sandbox-game";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { bet, decide, openGame } from "../play-seat.ts";
import { practiceMoney, walletMoney } from "../seat-money.ts";
import { findSeat, type Seat } from "../seats.ts";
import { type StudioPorts, sandboxStudio } from "../studio-ports.ts";
import { createWalletClient } from "../wallet-client.ts";

export function playSandboxGame(kit: Kit, ports: StudioPorts): Route {
  const moneyOf = async (seat: Seat) => {
    if (seat.token === null) return practiceMoney(kit.db, seat);
    const key = await ports.addStudio(kit, sandboxStudio);
    const wallet = createWalletClient({ origin: ports.origin(), studio: sandboxStudio.id, key });
    return walletMoney(wallet, seat.token, seat);
  };
  return route(call, async ({ body: { seat: secret, ...asked } }) => {
    const seat = await findSeat(kit, secret);
    if (seat === undefined) return refuse("TOKEN_INVALID");
    const parts = { kit, money: await moneyOf(seat) };
    if (asked.action === "open") return await openGame(parts, seat);
    return asked.action === "bet" ? await bet(parts, seat, asked) : await decide(parts, seat, asked);
  });
}
