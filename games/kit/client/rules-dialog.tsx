import { formatShare, formatTimes } from "@parlour/web/i18n/format-game-figures";
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
          <p>
            {t("games.returnText", { percent: percent.format(session.returnToPlayer / 100) })}{" "}
            {session.returnWithin === null
              ? null
              : t("games.returnWithin", { percent: formatShare(session.returnWithin, language, 2) })}
          </p>
        </section>
        <section>
          <h3>{t("games.winsTitle")}</h3>
          <p>
            {t("games.maximumWin", { times: formatTimes(session.maximumWin, language) })}{" "}
            <HitRate hitRate={session.hitRate} />
          </p>
        </section>
        <section>
          <h3>{t("games.limitsTitle")}</h3>
          <p>
            {t(session.limits.sideMax === null ? "games.limitsText" : "games.limitsHands", {
              min: money(toMinor(session.limits.min)),
              max: money(toMinor(session.limits.max)),
              side: money(toMinor(session.limits.sideMax ?? 0)),
              total: money(toMinor(session.limits.roundMax)),
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

/** How often a round pays, as a sentence. */
function HitRate({ hitRate }: { hitRate: { lowest: number; highest: number } | null }) {
  const { t, language } = useGame();
  if (hitRate === null) return t("games.hitDepends");
  const [lowest, highest] = [hitRate.lowest, hitRate.highest].map((share) => formatShare(share, language));
  return lowest === highest
    ? t("games.hitRate", { percent: lowest! })
    : t("games.hitRange", { lowest: lowest!, highest: highest! });
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
