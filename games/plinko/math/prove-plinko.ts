import { choose } from "../../kit/math/choose.ts";
import { type PlinkoRisk, plinkoPays } from "./plinko-pays.ts";

/**
 * The probabilities of the pockets. A ball goes left or right with equal probability at every pin, so they
 * follow Pascal's triangle.
 */
export function provePlinko(risk: PlinkoRisk, rows: number): number {
  const paths = plinkoPays(risk, rows).reduce(
    (sum, pays, pocket) => sum + pays * Number(choose(rows, pocket)),
    0,
  );
  return paths / 2 ** rows;
}
