import { Sheet } from "@parlour/web/ui/sheet";
import { useGame } from "./game-context.ts";
import { useTile } from "./tile.ts";
import type { GameKey } from "./use-game-keys.ts";

type RulesDialogProps = { open: boolean; onClose: () => void; keys: readonly GameKey[] };

/** How to play the game, its payouts and return, and its keyboard shortcuts. */
export function RulesDialog({ open, onClose, keys }: RulesDialogProps) {
  const { client, session, t, language, money, toMinor } = useGame();
  const percent = new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  });
  const { Rules } = client;
  const tile = useTile();
  return (
    <Sheet open={open} onClose={onClose} title={t("games.rules")} closeLabel={t("games.close")}>
      <div className="game-rules">
        <Rules />
        <section>
          <h3>{t("games.returnTitle")}</h3>
          <p>{t("games.returnText", { percent: percent.format(session.returnToPlayer / 100) })}</p>
        </section>
        <section>
          <h3>{t("games.limitsTitle")}</h3>
          <p>
            {t("games.limitsText", {
              min: money(toMinor(session.limits.min)),
              max: money(toMinor(session.limits.max)),
            })}{" "}
            {t("games.limitsUnit", { amount: money(toMinor(session.limits.unit)) })}{" "}
            {t("games.payoutCap", { amount: money(toMinor(session.limits.payoutCap)) })}
          </p>
        </section>
        <section>
          <h3>{t("games.keysTitle")}</h3>
          <dl className="key-list">
            <KeyLine name={t("games.keySpace")} text={t("games.keySpaceText")} />
            <KeyLine name="↑ ↓" text={t("games.keyArrowsText")} />
            <KeyLine name="M" text={t("games.keySoundText")} />
            <KeyLine name="I" text={t("games.keyRulesText")} />
            {tile ? (
              <>
                <KeyLine name="1 – 4" text={t("games.keyTableText")} />
                <KeyLine name="E" text={t("games.keyResizeText")} />
              </>
            ) : null}
            {keys.map(({ key, label }) => (
              <KeyLine key={key} name={key.toUpperCase()} text={t(label)} />
            ))}
          </dl>
        </section>
      </div>
    </Sheet>
  );
}

function KeyLine({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>
        <kbd>{name}</kbd>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
