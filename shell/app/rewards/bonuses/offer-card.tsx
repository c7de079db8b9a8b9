import type { BonusOffer } from "@parlour/contracts/entities/bonus";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { type SubmitEvent, useId, useState } from "react";
import { Link } from "react-router";
import { BonusIcon } from "./bonus-icon.tsx";
import { GameThumbnail } from "./game-thumbnail.tsx";
import type { SpinGames } from "./spin-games.ts";
import { TermsDisclosure } from "./terms-disclosure.tsx";
import { type CategoryNames, headline } from "./terms-lines.ts";
import { TimeLeft } from "./time-left.tsx";
import { useOptIn } from "./use-opt-in.ts";

type OfferCardProps = {
  offer: BonusOffer;
  categories: CategoryNames;
  games: SpinGames;
  nowMs: number;
  /** The session is null for a visitor, who logs in first and comes back. */
  session: string | null;
};

/** An offer with its terms and the claim button. */
export function OfferCard({ offer, categories, games, nowMs, session }: OfferCardProps) {
  const { t, language } = useTranslation();
  const titleId = useId();
  const { name, summary, type, terms, endsAt, needsCode, firstDepositOnly } = offer;
  const game = terms.spins ? games[terms.spins.gameId] : undefined;
  const more = [
    ...(firstDepositOnly ? [t("bonuses.firstDepositOnly")] : []),
    ...(needsCode ? [t("bonuses.needsCode")] : []),
  ];
  return (
    <article
      id={offer.id}
      aria-labelledby={titleId}
      className="flex flex-col rounded-tile border border-line bg-velvet p-4 md:p-5"
    >
      <div className="flex items-start gap-3.5">
        {game ? <GameThumbnail slug={game.slug} /> : <BonusIcon type={type} />}
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="text-xl">
            {name}
          </h3>
          <p className="mt-1 text-md font-semibold text-bright">{headline(t, language, type, terms)}</p>
          <p className="mt-1 text-mist">{summary}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mist">
        {firstDepositOnly ? <Badge tone="brass">{t("bonuses.firstDeposit")}</Badge> : null}
        {endsAt ? <TimeLeft endsAt={endsAt} nowMs={nowMs} /> : <span>{t("bonuses.open")}</span>}
      </div>
      <TermsDisclosure type={type} terms={terms} categories={categories} more={more} />
      <div className="mt-auto pt-3">
        {session === null ? (
          <Link
            to={`/login?destination=${encodeURIComponent(`/promotions#${offer.id}`)}`}
            className={buttonClass({ full: true })}
          >
            {t("bonuses.logInToTake")}
          </Link>
        ) : (
          <OptInForm offer={offer} session={session} />
        )}
      </div>
    </article>
  );
}

function OptInForm({ offer, session }: { offer: BonusOffer; session: string }) {
  const { t } = useTranslation();
  const { busy, run, codeFault, clearFault } = useOptIn(session, offer);
  const hydrated = useHydrated();
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The code is read from the field itself, because it may have been typed before hydration.
    const typed = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    if (offer.needsCode && typed === "") return setMissing(true);
    void run(typed);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {offer.needsCode ? (
        <TextField
          label={t("bonuses.code")}
          name="code"
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={() => {
            setMissing(false);
            clearFault();
          }}
          error={missing ? t("bonuses.codeMissing") : codeFault}
        />
      ) : null}
      <Button
        type="submit"
        full
        disabled={!hydrated}
        loading={busy}
        aria-label={t("bonuses.takeNamed", { name: offer.name })}
      >
        {t("bonuses.take")}
      </Button>
    </form>
  );
}
