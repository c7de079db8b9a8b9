import { listPlayerSessions } from "@parlour/contracts/calls/identity/login-service/list-player-sessions";
import { getPlayerProtection } from "@parlour/contracts/calls/identity/player-verification/get-player-protection";
import type { PlayerProtection, SessionDetails } from "@parlour/contracts/entities/player-details";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { useState } from "react";
import { hasRole, useOperator } from "../../../../app/operator-context.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../../parts/pagination.tsx";
import { placeName } from "../../../../parts/place-name.ts";
import { readable } from "../../../../parts/readable.ts";
import { ReasonDialog } from "../../../../parts/reason-dialog.tsx";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";
import { endSessions, resetTwoFactor, unblockOperation } from "../player-api.ts";
import type { PlayerTabProps } from "../player-tab.ts";
import { LoginLocks } from "./login-locks.tsx";
import { SignInTable } from "./sign-in-table.tsx";

type Operation = PlayerProtection["operations"][number]["operation"];
type Chosen =
  | { what: "two-factor" }
  | { what: "operation"; operation: Operation }
  | { what: "session"; session: SessionDetails };

const operationNames: Record<Operation, string> = {
  enable2fa: "Set up two-factor authentication",
  updateProfile: "Update profile",
  validatePhone: "Verify phone",
  PASSWORD: "Password",
  PIN_CODE: "PIN",
};

/** The player's security settings, open sessions and login attempts. */
export function SecurityTab({ player: { id: playerId } }: PlayerTabProps) {
  const me = useOperator();
  const mayAct = hasRole(me, ["SUPPORT", "COMPLIANCE"]);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const params = { playerId };
  const protection = useCall(getPlayerProtection, { params });
  const sessionPages = useCursorPagination("sessions");
  const signInPages = useCursorPagination("logins");
  const query = {
    ...(sessionPages.cursor !== undefined && { sessionsCursor: sessionPages.cursor }),
    ...(signInPages.cursor !== undefined && { signInsCursor: signInPages.cursor }),
  };
  const sessions = useCall(listPlayerSessions, { params, query });

  const columns: RecordColumn<SessionDetails>[] = [
    { key: "device", header: "Device", cell: ({ device }) => device },
    { key: "address", header: "IP address", cell: ({ address }) => address ?? "–" },
    {
      key: "country",
      header: "Country",
      minor: true,
      cell: ({ country }) => (country ? placeName(country) : "–"),
    },
    {
      key: "deviceId",
      header: "Device ID",
      minor: true,
      cell: ({ deviceId }) => <span className="text-sm break-all">{deviceId ?? "–"}</span>,
    },
    { key: "from", header: "Started", cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { key: "seen", header: "Last seen", minor: true, cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
    {
      key: "state",
      header: "Status",
      cell: (session) =>
        session.endedAt !== null ? (
          <Badge>{session.endReason ? readable(session.endReason) : "over"}</Badge>
        ) : mayAct ? (
          <Button size="sm" onClick={() => setChosen({ what: "session", session })}>
            End
          </Button>
        ) : (
          <Badge tone="gain">open</Badge>
        ),
    },
  ];
  const blocked = protection.value?.operations.filter(({ status }) => status === "BLOCKED") ?? [];
  return (
    <div className="grid gap-5">
      <Panel title="Protection">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p>
            Two-factor: <strong>{protection.value ? readable(protection.value.twoFactor) : "…"}</strong>
          </p>
          {mayAct && protection.value && protection.value.twoFactor !== "NOT_ENROLLED" ? (
            <Button size="sm" onClick={() => setChosen({ what: "two-factor" })}>
              Reset two-factor
            </Button>
          ) : null}
        </div>
        <ul className="mt-3 grid gap-2">
          {blocked.map(({ operation, remainingBlockingSeconds }) => (
            <li key={operation} className="flex flex-wrap items-center gap-3">
              <Badge tone="alarm">blocked</Badge>
              {operationNames[operation]}, {Math.ceil(remainingBlockingSeconds / 60)} min left
              {mayAct ? (
                <Button size="sm" onClick={() => setChosen({ what: "operation", operation })}>
                  Unblock
                </Button>
              ) : null}
            </li>
          ))}
          {protection.value && blocked.length === 0 ? (
            <li className="text-mist">Nothing is blocked.</li>
          ) : null}
        </ul>
      </Panel>
      <LoginLocks playerId={playerId} mayLift={mayAct} />
      <Panel title="Sessions and devices">
        <RecordTable
          caption="Sessions, newest first"
          columns={columns}
          resource={sessions}
          rows={sessions.value?.sessions}
          rowKey={({ id }) => id}
          empty={{ title: "No sessions", text: "This player hasn't logged in yet." }}
        />
        <Pagination pagination={sessionPages} next={sessions.value?.nextSessionsCursor} />
      </Panel>
      <Panel title="Logins">
        <SignInTable resource={sessions} rows={sessions.value?.signIns} />
        <Pagination pagination={signInPages} next={sessions.value?.nextSignInsCursor} />
      </Panel>
      <ReasonDialog
        open={chosen !== null}
        onClose={() => setChosen(null)}
        {...wordsOf(chosen)}
        onSubmit={async (reason) => {
          if (chosen?.what === "two-factor") await resetTwoFactor({ params, body: { reason } });
          if (chosen?.what === "operation") {
            await unblockOperation({ params, body: { operation: chosen.operation, reason } });
          }
          if (chosen?.what === "session") {
            await endSessions({ params, body: { sessionId: chosen.session.id, reason } });
          }
          protection.reload();
          sessions.reload();
        }}
      />
    </div>
  );
}

function wordsOf(chosen: Chosen | null): {
  title: string;
  description: string;
  action: string;
  done: string;
} {
  switch (chosen?.what) {
    case "two-factor":
      return {
        title: "Reset two-factor authentication?",
        description: "The authenticator and recovery codes stop working. Check who is asking first.",
        action: "Reset two-factor",
        done: "Two-factor authentication turned off",
      };
    case "operation":
      return {
        title: `Unblock “${operationNames[chosen.operation]}”?`,
        description:
          "The player gets a full set of attempts again. Verify who is asking first: someone may have been guessing.",
        action: "Unblock",
        done: "Unblocked",
      };
    case "session":
      return {
        title: "End this session?",
        description: `${chosen.session.device} is logged out now.`,
        action: "End session",
        done: "Session ended",
      };
    default:
      return { title: "", description: "", action: "", done: "" };
  }
}
