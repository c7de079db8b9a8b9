import type { PlayerBonus } from "@parlour/contracts/entities/bonus";
import { isSportsFreeBet } from "@parlour/rules/free-bet";
import { realPlayReturn } from "@parlour/rules/quickplay";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Progress } from "@parlour/web/ui/progress";
import { useId } from "react";
import { Link } from "react-router";
import { BonusIcon } from "./bonus-icon.tsx";
import { bonusStatuses } from "./bonus-statuses.ts";
import { GameThumbnail } from "./game-thumbnail.tsx";
import type { SpinGames } from "./spin-games.ts";
import { spinsLeftText } from "./spins-left-text.ts";
import { TermsDisclosure } from "./terms-disclosure.tsx";
import type { CategoryNames } from "./terms-lines.ts";
import { TimeLeft } from "./time-left.tsx";

type BonusCardProps = {
  bonus: PlayerBonus;
  categories: CategoryNames;
  games: SpinGames;
  nowMs: number;
  onForfeit: () => void;
  onEnd: () => void;
};

/** An active bonus: balance, progress, expiry and the forfeit button. */
export function BonusCard({ bonus, categories, games, nowMs, onForfeit, onEnd }: BonusCardProps) {
  const { t, language } = useTranslation();
  const titleId = useId();
  const { name, type, status, terms, expiresAt, forfeit, currency } = bonus;
  const money = (amount: number) => formatMoney(amount, currency, language);
  const look = bonusStatuses[status];
  // Cashback is paid at the end of its period, without any action by the player.
  const hint = status === "OPTED_IN" && type === "CASHBACK" ? "bonuses.cashbackHint" : look.hint;
  const game = terms.spins && bonus.spinsLeft !== null ? games[terms.spins.gameId] : undefined;
  const isFreeBet = status === "SPINNING" && isSportsFreeBet(type, terms.verticals);
  const spinsLeft = spinsLeftText(t, language, bonus);
  const next =
    status === "SPINNING" && game
      ? { to: realPlayReturn(game.href), words: t("bonuses.playSpins") }
      : isFreeBet && bonus.spinsLeft
        ? { to: "/sports", words: t("bonuses.useFreeBet") }
        : status === "ACTIVE"
          ? { to: "/casino", words: t("bonuses.chooseGame") }
          : status === "OPTED_IN" && terms.minDeposit !== null
            ? {
                to: "/account/cashier/deposit",
                words: t("bonuses.depositNow", { amount: money(terms.minDeposit) }),
              }
            : null;
  return (
    <article aria-labelledby={titleId} className="rounded-tile border border-line bg-ink/30 p-4 md:p-5">
      <div className="flex items-start gap-3.5">
        {game ? <GameThumbnail slug={game.slug} /> : <BonusIcon type={type} />}
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="text-lg">
            {name}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mist">
            <Badge tone={look.tone}>
              {t(
                isFreeBet ? (bonus.spinsLeft ? "bonuses.freeBetReady" : "bonuses.freeBetPlaced") : look.name,
              )}
            </Badge>
            {expiresAt ? <TimeLeft endsAt={expiresAt} nowMs={nowMs} onEnd={onEnd} /> : null}
          </p>
          {spinsLeft === null ? null : (
            <p className="mt-2 font-semibold">
              {game ? `${game.name} · ` : null}
              {spinsLeft}
            </p>
          )}
        </div>
      </div>
      {hint ? <p className="mt-3 text-mist">{t(hint)}</p> : null}
      <Wagering bonus={bonus} money={money} />
      <div className="mt-4">
        <KeyValueList
          items={figures(bonus).map(([label, value]) => ({ label: t(label), value: money(value) }))}
        />
      </div>
      <TermsDisclosure type={type} terms={terms} categories={categories} />
      <div className="mt-3 flex flex-wrap gap-3">
        {next ? (
          <Link to={next.to} className={buttonClass(status === "ACTIVE" ? { variant: "primary" } : {})}>
            {next.words}
          </Link>
        ) : null}
        {forfeit.allowed ? (
          <Button variant="quiet" onClick={onForfeit}>
            {t("bonuses.forfeit")}
          </Button>
        ) : null}
      </div>
    </article>
  );
}

function Wagering({ bonus, money }: { bonus: PlayerBonus; money: (amount: number) => string }) {
  const { t, language } = useTranslation();
  const { wageringRequired: required, wageringDone, name } = bonus;
  if (required <= 0) return null;
  const done = Math.min(wageringDone, required);
  const percent = new Intl.NumberFormat(languageTag(language), { style: "percent" });
  // The percentage is rounded down, so that 100% appears only when the wagering is complete.
  const share = percent.format(Math.floor((done / required) * 100) / 100);
  const words = t("bonuses.staked", { done: money(done), required: money(required) });
  return (
    <div className="mt-4">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p className="text-mist">{words}</p>
        <p className="font-semibold">{share}</p>
      </div>
      <Progress label={t("bonuses.progress", { name })} value={done} max={required} valueText={words} />
    </div>
  );
}

function figures({ amount, balance, locked, cashbackSoFar }: PlayerBonus) {
  const all = [
    ["bonuses.granted", amount],
    ["bonuses.inPlay", balance],
    ["bonuses.locked", locked],
    ["bonuses.cashbackSoFar", cashbackSoFar ?? 0],
  ] as const;
  return all.filter(([, value]) => value > 0);
}
