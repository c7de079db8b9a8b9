import { listLoginLocks } from "@parlour/contracts/calls/identity/login-service/list-login-locks";
import type { LoginLock } from "@parlour/contracts/entities/player-details";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { useState } from "react";
import { failureText } from "../../../../parts/failure-text.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { ReasonDialog } from "../../../../parts/reason-dialog.tsx";
import { liftLocks } from "../player-api.ts";

const names: Record<LoginLock["what"], string> = {
  EMAIL: "Password (email)",
  NICKNAME: "Password (nickname)",
  SECOND_FACTOR: "Second factor",
};

/** Locks caused by failed logins, with a button to clear them. */
export function LoginLocks({ playerId, mayLift }: { playerId: string; mayLift: boolean }) {
  const [lifting, setLifting] = useState(false);
  const resource = useCall(listLoginLocks, { params: { playerId } });
  const locks = resource.value ?? [];
  const isLocked = locks.some(({ lockedUntil }) => lockedUntil !== null);
  return (
    <Panel
      title="Login attempts"
      action={
        mayLift && locks.length > 0 ? (
          <Button size="sm" onClick={() => setLifting(true)}>
            {isLocked ? "Remove lock" : "Clear attempts"}
          </Button>
        ) : null
      }
    >
      <ul className="grid gap-2">
        {locks.map(({ what, failures, lockedUntil }) => (
          <li key={what} className="flex flex-wrap items-center gap-3">
            {lockedUntil ? <Badge tone="alarm">locked</Badge> : <Badge>open</Badge>}
            {names[what]}: {failures === 1 ? "1 failed attempt" : `${failures} failed attempts`}
            {lockedUntil ? (
              <span className="text-mist">
                until <Moment at={lockedUntil} />
              </span>
            ) : null}
          </li>
        ))}
        {resource.value?.length === 0 ? <li className="text-mist">No failed attempts.</li> : null}
        {resource.value === undefined ? (
          <li className="text-mist">{resource.error ? failureText(resource.error) : "Loading…"}</li>
        ) : null}
      </ul>
      <ReasonDialog
        open={lifting}
        onClose={() => setLifting(false)}
        title={isLocked ? "Remove lock?" : "Clear failed attempts?"}
        description="The player gets a full set of attempts again. Verify who is asking first: someone may have been guessing."
        action={isLocked ? "Remove lock" : "Clear attempts"}
        done="The player can log in again"
        onSubmit={async (reason) => {
          try {
            await liftLocks({ params: { playerId }, body: { reason } });
          } finally {
            resource.reload();
          }
        }}
      />
    </Panel>
  );
}
