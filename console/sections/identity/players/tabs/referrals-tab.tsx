import type { Answer } from "@parlour/contracts/call";
import { getPlayerReferrals } from "@parlour/contracts/calls/rewards/referral/get-player-referrals";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Panel } from "@parlour/web/ui/panel";
import { formatFigure } from "../../../../parts/format-figure.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../../parts/pagination.tsx";
import { PlayerLink } from "../../../../parts/queues/player-link.tsx";
import { readable } from "../../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";
import type { PlayerTabProps } from "../player-tab.ts";

type Referrals = Answer<typeof getPlayerReferrals>;
type Invitation = Referrals["invitations"][number];
type Reward = Referrals["rewards"][number];

const tones = {
  VISITED: "quiet",
  JOINED: "brass",
  DEPOSITED: "brass",
  REWARDED: "gain",
  REFUSED: "alarm",
} as const;
const stateOf = ({ state, refusedFor }: Pick<Invitation, "state" | "refusedFor">) => (
  <span className="flex flex-wrap items-center gap-2">
    <Badge tone={tones[state]}>{readable(state)}</Badge>
    {refusedFor.length > 0 ? (
      <span className="text-sm text-mist">{refusedFor.map(readable).join(", ")}</span>
    ) : null}
  </span>
);

const invitationColumns: RecordColumn<Invitation>[] = [
  { key: "at", header: "Changed", cell: ({ changedAt }) => <Moment at={changedAt} /> },
  {
    key: "who",
    header: "Friend",
    cell: ({ playerId }) => (playerId ? <PlayerLink playerId={playerId} /> : "Visitor"),
  },
  { key: "by", header: "Shared by", minor: true, cell: ({ sharingMethod }) => sharingMethod || "link" },
  { key: "state", header: "Status", cell: stateOf },
];

const rewardColumns: RecordColumn<Reward>[] = [
  { key: "at", header: "Paid", cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    key: "for",
    header: "For",
    cell: ({ role }) => (role === "REFERRER" ? "Referring a friend" : "Being referred"),
  },
  {
    key: "amount",
    header: "Amount",
    align: "end",
    cell: ({ amount, currency, credit }) => `${formatFigure(amount, currency)} ${credit.toLowerCase()}`,
  },
  {
    key: "state",
    header: "Status",
    cell: ({ takenBackAt }) =>
      takenBackAt ? <Badge tone="alarm">Reversed</Badge> : <Badge tone="gain">paid</Badge>,
  },
];

/** Who referred the player, whom the player has referred, and the rewards for both. */
export function ReferralsTab({ player: { id: playerId, referral } }: PlayerTabProps) {
  const invitationPages = useCursorPagination("invitations");
  const rewardPages = useCursorPagination("rewards");
  const query = {
    ...(invitationPages.cursor !== undefined && { invitationsCursor: invitationPages.cursor }),
    ...(rewardPages.cursor !== undefined && { rewardsCursor: rewardPages.cursor }),
  };
  const resource = useCall(getPlayerReferrals, { params: { playerId }, query });
  const earned = resource.value?.earned
    .map(({ amount, currency }) => formatFigure(amount, currency))
    .join(" + ");
  const referredBy = resource.value?.referredBy;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
      <Panel title="Source">
        <KeyValueList
          items={[
            {
              label: "Referred by",
              value: referredBy ? <PlayerLink playerId={referredBy.playerId} /> : "No one",
            },
            ...(referredBy ? [{ label: "Status", value: stateOf(referredBy) }] : []),
            { label: "Token used to join", value: referral ?? "none" },
            { label: "Total rewards", value: earned || "none" },
            { label: "Own token", value: resource.value?.token ?? "Not created yet" },
          ]}
        />
      </Panel>
      <div className="grid gap-5">
        <Panel title="Invitations">
          <RecordTable
            caption="Invitations, newest first"
            columns={invitationColumns}
            resource={resource}
            rows={resource.value?.invitations}
            rowKey={({ id }) => id}
            empty={{ title: "No invitations", text: "No one has used this player's link." }}
          />
          <Pagination pagination={invitationPages} next={resource.value?.nextInvitationsCursor} />
        </Panel>
        <Panel title="Rewards">
          <RecordTable
            caption="Rewards, newest first"
            columns={rewardColumns}
            resource={resource}
            rows={resource.value?.rewards}
            rowKey={({ id }) => id}
            empty={{ title: "No rewards", text: "No rewards paid yet." }}
          />
          <Pagination pagination={rewardPages} next={resource.value?.nextRewardsCursor} />
        </Panel>
      </div>
    </div>
  );
}
