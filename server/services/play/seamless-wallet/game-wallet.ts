import { createGroupWriter, type GroupWriter } from "@parlour/ledger/group-writer";
import type { Kit } from "../../../kit/kit.ts";
import type { GameWallet, WalletAnswer, WalletOperation } from "../../../kit/ports/game-wallet.ts";
import { createAnnouncer } from "./announcer.ts";
import { applyOperations, nothingApplied } from "./apply-operations.ts";
import { closeDraws, drawsUsed, hasOpenRoundOf } from "./draw-store.ts";
import { listPools, openPools } from "./jackpot-store.ts";
import { rollBack } from "./rollback.ts";
import { findOpenRound, findRound, hasOpenRoundFrom, listRounds, listWaitingRounds } from "./round-store.ts";
import { announceSettled } from "./settled-rounds.ts";
import { countSpinsLeft, expireSpins, insertSpins, listPlayableSpins } from "./spins-store.ts";

type OpenWallet = { wallet: GameWallet; close(): Promise<void> };
const wallets = new WeakMap<Kit, OpenWallet>();

/** The one wallet of a server: what all its games ask at the same time is committed together. */
export function gameWalletOf(kit: Kit): GameWallet {
  return openWalletOf(kit).wallet;
}

export async function closeGameWallet(kit: Kit): Promise<void> {
  await wallets.get(kit)?.close();
}

function openWalletOf(kit: Kit): OpenWallet {
  const known = wallets.get(kit);
  if (known) return known;
  const { db, clock } = kit;
  const ledger = kit.ledger;
  const announcer = createAnnouncer(kit);
  const writer: GroupWriter<WalletOperation, WalletAnswer> = createGroupWriter({
    keyOf: ({ playerId }) => playerId,
    write: (operations) => applyOperations(db.pool, operations, clock.now()),
    nothingWritten: nothingApplied,
    queueLimit: 5_000,
    batchLimit: 300,
    patienceMs: 5_000,
    retryPauseMs: 100,
    onWritten(operations, answers) {
      answers.forEach(({ outcome, replayed }, index) => {
        if (outcome === "POSTED" && !replayed) announcer.add(operations[index]!.playerId);
      });
      announceSettled(kit);
    },
  });
  const balanceOf: GameWallet["balanceOf"] = async (playerId) => {
    const balances = await ledger.balancesOf(playerId);
    return (
      balances && { currency: balances.currency, amountMinor: Number(balances.amountsMinor.playableCasino) }
    );
  };
  const wallet: GameWallet = {
    balanceOf,
    openWallet: (playerId, currency) => ledger.openWallet({ playerId, currency }),
    apply: (operation) => writer.write(operation),
    async rollback(request) {
      const result = await rollBack(db, ledger, request, clock.now());
      const balance = await balanceOf(request.playerId);
      return { ...nothingApplied(result.outcome), ...result, balanceMinor: balance?.amountMinor ?? 0 };
    },
    findRound: (playerId, roundId) => findRound(db, playerId, roundId),
    findOpenRound: (playerId, gameId) => findOpenRound(db, playerId, gameId),
    listRounds: (query) => listRounds(db, query),
    listWaitingRounds: (studio, since) => listWaitingRounds(db, studio, since),
    drawsUsed: (playerId, key) => drawsUsed(db, playerId, key),
    closeDraws,
    hasOpenRoundOf,
    grantSpins: (grant, tx) => insertSpins(tx ?? db, grant, clock.now()),
    endSpins: (tx, playerId, id) => expireSpins(tx, playerId, id, clock.now()),
    spinsLeft: (tx, playerId, id) => countSpinsLeft(tx, playerId, id, clock.now()),
    hasOpenRoundFrom,
    playableSpins: (playerId) => listPlayableSpins(db, playerId, clock.now()),
    openPools: (currency, plans) => openPools(db, ledger, currency, plans),
    poolsIn: (currency) => listPools(db, currency),
  };
  const open = {
    wallet,
    async close() {
      await writer.close();
      announcer.stop();
    },
  };
  wallets.set(kit, open);
  return open;
}
