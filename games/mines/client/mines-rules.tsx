import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { minesPayTables } from "../math/mines-pay-tables.ts";

export function MinesRules() {
  return (
    <>
      <HowToPlay rules={["games-tables.minesRule1", "games-tables.minesRule2", "games-tables.minesRule3"]} />
      <PayTables tables={minesPayTables} />
    </>
  );
}
