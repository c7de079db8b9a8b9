import type { PlayerMissions } from "@parlour/contracts/entities/mission";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import { useRevalidator } from "react-router";
import { useAccount } from "../../parts/account-context.ts";
import { AccountPage } from "../../parts/account-page.tsx";
import { MissionCard, type MissionNames } from "./mission-card.tsx";
import { ParticipationSwitch } from "./participation-switch.tsx";
import { useMissions } from "./use-missions.ts";

/** `loaded` is null if the missions couldn't be loaded. */
type MissionsPageProps = MissionNames & { loaded: PlayerMissions | null };

export function MissionsPage({ loaded, ...names }: MissionsPageProps) {
  const { t } = useTranslation();
  const { session } = useAccount();
  const { revalidate, state } = useRevalidator();
  return (
    <AccountPage title={t("player.missions")}>
      {loaded === null ? (
        <Panel>
          <ErrorState
            title={t("missions.loadFailed")}
            retryLabel={t("account.tryAgain")}
            onRetry={() => void revalidate()}
            retrying={state === "loading"}
          />
        </Panel>
      ) : (
        <Missions loaded={loaded} session={session} names={names} />
      )}
    </AccountPage>
  );
}

type MissionsProps = { loaded: PlayerMissions; session: string; names: MissionNames };

function Missions({ loaded, session, names }: MissionsProps) {
  const { t } = useTranslation();
  const { value, reload } = useMissions(session, loaded);
  const { isAvailable, isTakingPart, missions } = value ?? loaded;
  if (!isAvailable) {
    return (
      <Panel>
        <EmptyState title={t("missions.unavailableTitle")}>{t("missions.unavailable")}</EmptyState>
      </Panel>
    );
  }
  return (
    <>
      <p className="max-w-2xl text-mist">{t("missions.text")}</p>
      {missions.length > 0 ? (
        <ul className="grid gap-4 lg:grid-cols-2">
          {missions.map((mission) => (
            <li key={`${mission.id} ${mission.period}`} className="min-w-0">
              <MissionCard mission={mission} names={names} session={session} onClaimed={reload} />
            </li>
          ))}
        </ul>
      ) : (
        <Panel>
          {isTakingPart ? (
            <EmptyState title={t("missions.emptyTitle")}>{t("missions.empty")}</EmptyState>
          ) : (
            <EmptyState title={t("missions.optedOutTitle")}>{t("missions.optedOut")}</EmptyState>
          )}
        </Panel>
      )}
      <Panel>
        <ParticipationSwitch session={session} isTakingPart={isTakingPart} onChanged={reload} />
      </Panel>
    </>
  );
}
