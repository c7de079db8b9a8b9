import type { Invitation } from "@parlour/contracts/entities/referral";
import type { InvitationState } from "@parlour/contracts/enumerations";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Avatar } from "@parlour/web/ui/avatar";
import { Badge } from "@parlour/web/ui/badge";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { Panel } from "@parlour/web/ui/panel";
import { LocalTime } from "../../parts/local-time.tsx";
import { PageLinks } from "../../parts/page-links.tsx";

const looks = {
  VISITED: { tone: "quiet", word: "referral.visited" },
  JOINED: { tone: "brass", word: "referral.joined" },
  DEPOSITED: { tone: "brass", word: "referral.deposited" },
  REWARDED: { tone: "gain", word: "referral.rewarded" },
  REFUSED: { tone: "alarm", word: "referral.refused" },
} as const satisfies Record<InvitationState, object>;

type InvitationListProps = {
  invitations: readonly Invitation[];
  isFirstPage: boolean;
  nextCursor: string | null;
};

/** Everyone who followed the referral link, and their progress. */
export function InvitationList({ invitations, ...page }: InvitationListProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t("referral.invitations")}>
      {invitations.length === 0 ? (
        <EmptyState title={t("referral.noneTitle")}>{t("referral.none")}</EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {invitations.map(({ id, friend, state, changedAt }) => (
            <li key={id} className="flex items-center gap-4 py-3">
              <Avatar name={friend ?? t("referral.somebody")} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{friend ?? t("referral.somebody")}</span>
                <span className="block text-sm text-mist">
                  <LocalTime at={changedAt} />
                </span>
              </span>
              <Badge tone={looks[state].tone}>{t(looks[state].word)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <PageLinks path="/account/refer-a-friend" {...page} />
    </Panel>
  );
}
