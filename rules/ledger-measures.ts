/** The direction and purpose of a transfer: `player:cash` to `house:revenueCasino`, as a `BET`. */
export type LedgerWay = { type: string; source: string; destination: string };

/** The owner and kind of a ledger account, such as `player:cash` or `house:fees`. */
export function ledgerPlace({ playerId, id }: { playerId: string; id: string }): string {
  return `${playerId === "house" ? "house" : "player"}:${id.split(":")[0]}`;
}

const isPlayer = (place: string) => place.startsWith("player:");
const isRevenue = (place: string) => place.startsWith("house:revenue");
/**
 * Returns the sign of a transfer for a group of accounts: positive if money enters the group, negative if it leaves.
 */
const net = (place: (name: string) => boolean, { source, destination }: LedgerWay) =>
  Number(place(destination)) - Number(place(source));
const at = (name: string) => (place: string) => place === `house:${name}`;
const ofPlayer =
  (...kinds: readonly string[]) =>
  (place: string) =>
    kinds.some((kind) => place === `player:${kind}`);
const isJackpot = (place: string) => at("jackpots")(place) || at("studioJackpots")(place);

/**
 * Defines each measure by a sign for each kind of transfer: 1 adds its amount, −1 subtracts it, and 0 leaves it out. A
 * figure and the list of postings behind it use the same definition.
 */
export const ledgerMeasures = {
  deposits: (way: LedgerWay) => (way.type === "DEPOSIT" ? sign(-net(at("payments"), way)) : 0),
  withdrawals: (way: LedgerWay) =>
    way.type === "WITHDRAWAL" && (isPlayer(way.source) || isPlayer(way.destination))
      ? sign(net(at("payments"), way))
      : 0,
  // Stakes placed minus stakes rolled back.
  stakes: (way: LedgerWay) => {
    if (isRevenue(way.destination) && !isJackpot(way.source)) return way.type === "ROLLBACK" ? 0 : 1;
    return isRevenue(way.source) && way.type === "ROLLBACK" && !isJackpot(way.destination) ? -1 : 0;
  },
  wins: (way: LedgerWay) => {
    if (isRevenue(way.source) && !isJackpot(way.destination)) return way.type === "ROLLBACK" ? 0 : 1;
    return isRevenue(way.destination) && way.type === "ROLLBACK" && !isJackpot(way.source) ? -1 : 0;
  },
  jackpotContributions: (way: LedgerWay) => {
    if (isRevenue(way.source) && isJackpot(way.destination)) return 1;
    return isRevenue(way.destination) && isJackpot(way.source) ? -1 : 0;
  },
  jackpotWins: (way: LedgerWay) => {
    if (isJackpot(way.source) && isPlayer(way.destination)) return 1;
    return isJackpot(way.destination) && isPlayer(way.source) ? -1 : 0;
  },
  grossRevenue: (way: LedgerWay) => sign(net(isRevenue, way)),
  promotionCost: (way: LedgerWay) => sign(-net(at("promotions"), way)),
  affiliateCost: (way: LedgerWay) => sign(-net(at("affiliates"), way)),
  adjustments: (way: LedgerWay) => sign(-net(at("adjustments"), way)),
  // Fees are income; a chargeback is a loss until the player pays it back.
  fees: (way: LedgerWay) => sign(net(at("fees"), way)),
  chargebacks: (way: LedgerWay) => sign(-net(at("chargebacks"), way)),
  playerFunds: (way: LedgerWay) => sign(net(isPlayer, way)),
  withdrawableCash: (way: LedgerWay) => sign(net(ofPlayer("cash"), way)),
  lockedMoney: (way: LedgerWay) => sign(net(ofPlayer("locked"), way)),
  bonusMoney: (way: LedgerWay) => sign(net(ofPlayer("bonus", "pendingBonus"), way)),
  pendingWithdrawals: (way: LedgerWay) => sign(net(ofPlayer("pendingWithdrawal"), way)),
  jackpotMoney: (way: LedgerWay) => sign(net(isJackpot, way)),
  bettingPools: (way: LedgerWay) => sign(net(at("racingPools"), way)),
  pokerTables: (way: LedgerWay) => sign(net(at("pokerTables"), way)),
  pokerTournaments: (way: LedgerWay) => sign(net(at("pokerTournaments"), way)),
  dealerTips: (way: LedgerWay) => sign(net(at("dealerTips"), way)),
} satisfies Record<string, (way: LedgerWay) => -1 | 0 | 1>;

function sign(value: number): -1 | 0 | 1 {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}
