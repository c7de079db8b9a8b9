import { grantIdOf, type Operation, stakeOf } from "@parlour/wagering/operation";
import type { Answer } from "@parlour/wagering/outcomes";
import { Counter, type Registry } from "prom-client";

type Totals = { vertical: string; currency: string; stakes: number; stakedMinor: number; wonMinor: number };

/**
 * Counts the stakes and wins that this server has posted. The totals are kept here and copied to
 * prom-client's counters at each scrape, because those counters hash their labels at every increment, and
 * stakes are the most frequent operation.
 */
export function createStakeMetrics(registry: Registry): (operation: Operation, answer: Answer) => void {
  const totals = new Map<string, Totals>();
  const refusals = new Map<string, number>();
  const registers = [registry];
  const perCurrency = {
    parlour_stakes_total: {
      help: "Stakes taken, by vertical and currency.",
      read: (one: Totals) => one.stakes,
    },
    parlour_staked_minor_total: {
      help: "Players' stakes in minor units, without those that a bonus grant paid.",
      read: (one: Totals) => one.stakedMinor,
    },
    parlour_won_minor_total: {
      help: "Wins of settled wagers in minor units.",
      read: (one: Totals) => one.wonMinor,
    },
  };
  for (const [name, { help, read }] of Object.entries(perCurrency)) {
    new Counter({
      name,
      help,
      labelNames: ["vertical", "currency"],
      registers,
      collect() {
        this.reset();
        for (const one of totals.values())
          this.inc({ vertical: one.vertical, currency: one.currency }, read(one));
      },
    });
  }
  new Counter({
    name: "parlour_wagering_refusals_total",
    help: "Operations of the wagering core that were not carried out, by outcome.",
    labelNames: ["outcome"],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of refusals) this.inc({ outcome }, count);
    },
  });

  return (operation, { outcome, replayed, settled }) => {
    if (replayed) return;
    if (outcome !== "POSTED") {
      refusals.set(outcome, (refusals.get(outcome) ?? 0) + 1);
      return;
    }
    const { vertical, currency } = operation;
    const key = `${vertical} ${currency}`;
    let one = totals.get(key);
    if (!one) {
      one = { vertical, currency, stakes: 0, stakedMinor: 0, wonMinor: 0 };
      totals.set(key, one);
    }
    const stake = stakeOf(operation);
    if (stake > 0n) one.stakes += 1;
    if (grantIdOf(operation) === null) one.stakedMinor += Number(stake);
    if (settled !== null) one.wonMinor += Number(settled.won);
  };
}
