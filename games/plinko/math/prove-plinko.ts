import { choose } from "../../kit/math/choose.ts";
import { PLINKO_ROWS_MAX, PLINKO_ROWS_MIN, type PlinkoRisk, plinkoPays, plinkoRisks } from "./plinko-pays.ts";

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

/**
 * The lowest share of rounds that pay anything, over all risks and heights of the board. It is computed from the number
 * of paths to each pocket.
 */
export function provePlinkoHits(): number {
  const shares = plinkoRisks.flatMap((risk) =>
    Array.from({ length: PLINKO_ROWS_MAX - PLINKO_ROWS_MIN + 1 }, (_, at) => {
      const rows = PLINKO_ROWS_MIN + at;
      const paths = plinkoPays(risk, rows).reduce(
        (sum, pays, pocket) => sum + (pays > 0 ? Number(choose(rows, pocket)) : 0),
        0,
      );
      return paths / 2 ** rows;
    }),
  );
  return Math.min(...shares);
}
