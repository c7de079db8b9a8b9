import { choose } from "../../kit/math/choose.ts";
import { type PlinkoRisk, plinkoPays } from "./plinko-pays.ts";

/**
 * The exact return. A ball goes left or right with equal probability at every pin, so the number of paths to
 * each pocket follows Pascal's triangle.
 */
export function provePlinko(risk: PlinkoRisk, rows: number): number {
  const paths = plinkoPays(risk, rows).reduce(
    (sum, pays, pocket) => sum + pays * Number(choose(rows, pocket)),
    0,
  );
  return paths / 2 ** rows;
}
