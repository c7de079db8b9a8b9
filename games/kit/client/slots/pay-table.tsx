import type { MessageKey } from "@parlour/web/i18n/messages";
import type { PayByCount, Slot } from "../../math/slots/slot.ts";
import { useGame } from "../game-context.ts";
import type { Skin } from "./skin.ts";
import { SymbolPicture } from "./symbol-picture.tsx";

/** The payouts of every symbol by count, as multiples of the stake. */
export function PayTable({ slot, skin }: { slot: Slot; skin: Skin }) {
  const { t } = useGame();
  const roleOf = (letter: string) => {
    if (letter === slot.wild) return t("games-slots.wild");
    if (letter === slot.scatter) return t("games-slots.scatter");
    if (letter === slot.mystery?.letter) return t("games-slots.mystery");
    if (letter === slot.lantern?.letter) return t("games-slots.lantern");
    if (letter === slot.collect?.cash) return t("games-slots.cash");
    if (letter === slot.collect?.collector) return t("games-slots.collector");
    return letter === slot.holdAndWin?.coin ? t("games-slots.coin") : null;
  };
  return (
    <ul className="slot-pays">
      {Object.entries(slot.symbols).map(([letter, name]) => (
        <li key={letter}>
          <SymbolPicture paint={skin.symbols[name]!} name={t(slot.symbolWords[name] as MessageKey)} />
          <div>
            {roleOf(letter) ? <strong className="text-xs text-bright">{roleOf(letter)}</strong> : null}
            <Pays
              pays={(letter === slot.scatter ? slot.scatterPays : slot.pays[letter]) ?? {}}
              coins={slot.coins}
            />
          </div>
        </li>
      ))}
      {slot.mixed ? (
        <li className="col-span-full">
          <span>{t("games-slots.mixed")}</span>
          <Pays pays={slot.mixed.pays} coins={slot.coins} />
        </li>
      ) : null}
    </ul>
  );
}

function Pays({ pays, coins }: { pays: PayByCount; coins: number }) {
  const { language } = useGame();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  return (
    <dl className="slot-pay-lines">
      {Object.entries(pays).map(([count, pay]) => (
        <div key={count}>
          <dt>{count}</dt>
          <dd>{number.format(pay / coins)}×</dd>
        </div>
      ))}
    </dl>
  );
}
