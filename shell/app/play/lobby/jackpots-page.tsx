import { useTranslation } from "@parlour/web/i18n/translation-context";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { Panel } from "@parlour/web/ui/panel";
import { Link } from "react-router";
import { CardPicture } from "./card-picture.tsx";
import type { JackpotsData } from "./jackpots.server.ts";
import { LobbyProvider } from "./lobby-context.tsx";
import { PlayButtons } from "./play-buttons.tsx";

/** The jackpots that can be won now, how they are won, and the latest wins. */
export function JackpotsPage({ data }: { data: JackpotsData }) {
  const { t } = useTranslation();
  const { jackpots, wins, lookups } = data;
  return (
    <LobbyProvider lookups={lookups}>
      <header>
        <h1 className="text-3xl tracking-[-0.01em] md:text-5xl">{t("jackpots.title")}</h1>
        <p className="mt-1.5 max-w-2xl text-mist md:text-md">{t("jackpots.text")}</p>
      </header>
      {jackpots.length === 0 ? (
        <EmptyState title={t("jackpots.noneTitle")}>{t("jackpots.noneText")}</EmptyState>
      ) : (
        <ul className="grid gap-5">
          {jackpots.map((jackpot) => (
            <li key={jackpot.game.id}>
              <Jackpot {...jackpot} />
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
        <Panel title={t("jackpots.how")}>
          <ol className="grid list-decimal gap-2.5 pl-5 text-mist marker:text-brass">
            <li className="pl-1.5">{t("jackpots.howGrows")}</li>
            <li className="pl-1.5">{t("jackpots.howWon")}</li>
            <li className="pl-1.5">{t("jackpots.howPaid")}</li>
          </ol>
        </Panel>
        <Panel title={t("jackpots.wins")}>
          {wins.length === 0 ? <p className="text-mist">{t("jackpots.noWins")}</p> : <Wins wins={wins} />}
        </Panel>
      </div>
    </LobbyProvider>
  );
}

function Jackpot({ game, pools }: JackpotsData["jackpots"][number]) {
  return (
    <article className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 overflow-hidden rounded-panel border border-line bg-velvet p-4 md:grid-cols-[11rem_minmax(0,1fr)] md:gap-8 md:rounded-hero md:p-6">
      <div className="aspect-3/4 self-start overflow-hidden rounded-card border border-line [&_img]:size-full [&_img]:object-cover">
        <CardPicture slug={game.slug} sizes="(width < 48rem) 104px, 176px" eager />
      </div>
      <div className="grid content-center gap-4">
        <h2 className="text-2xl md:text-4xl">
          <Link to={game.href} className="hover:text-bright">
            {game.name}
          </Link>
        </h2>
        <dl className="grid gap-x-8 gap-y-3 sm:flex sm:flex-wrap">
          {pools.map(({ tier, amount }) => (
            <div key={tier}>
              <dt className="overline-label">{tier}</dt>
              <dd className="text-xl font-bold text-bright tabular-nums md:text-3xl">{amount}</dd>
            </div>
          ))}
        </dl>
        <div className="max-md:hidden">
          <PlayButtons href={game.href} name={game.name} size="lg" />
        </div>
      </div>
      <div className="col-span-2 md:hidden">
        <PlayButtons href={game.href} name={game.name} size="md" />
      </div>
    </article>
  );
}

/** The latest jackpot wins, without the winners' names. */
function Wins({ wins }: Pick<JackpotsData, "wins">) {
  return (
    <ul className="divide-y divide-line/60">
      {wins.map(({ key, name, href, tier, amount, day }) => (
        <li key={key} className="flex items-baseline justify-between gap-4 py-2.5">
          <span className="min-w-0">
            <Link to={href} className="font-semibold hover:text-bright">
              {name}
            </Link>
            <span className="block text-sm text-mist">
              {tier} · {day}
            </span>
          </span>
          <span className="shrink-0 font-semibold text-bright tabular-nums">{amount}</span>
        </li>
      ))}
    </ul>
  );
}
