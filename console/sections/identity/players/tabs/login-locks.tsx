import type { LoginLock } from "@parlour/contracts/entities/operated-player";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { useState } from "react";
import { failureText } from "../../../../parts/failure-text.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { ReasonDialog } from "../../../../parts/reason-dialog.tsx";
import { useAnswer } from "../../../../parts/use-answer.ts";
import { askLocks, liftLocks } from "../player-api.ts";

const names: Record<LoginLock["what"], string> = {
  EMAIL: "Password, by e-mail address",
  NICKNAME: "Password, by nickname",
  SECOND_FACTOR: "Second factor",
};

/** Locks caused by failed logins, with a button to clear them. */
export function LoginLocks({ playerId, mayLift }: { playerId: string; mayLift: boolean }) {
  const [lifting, setLifting] = useState(false);
  const answer = useAnswer(`login locks ${playerId}`, (signal) => askLocks({ params: { playerId }, signal }));
  const locks = answer.value ?? [];
  const isLocked = locks.some(({ lockedUntil }) => lockedUntil !== null);
  return (
    <Panel
      title="Tries to sign in"
      action={
        mayLift && locks.length > 0 ? (
          <Button size="sm" onClick={() => setLifting(true)}>
            {isLocked ? "Lift the lock" : "Forget the tries"}
          </Button>
        ) : null
      }
    >
      <ul className="grid gap-2">
        {locks.map(({ what, failures, lockedUntil }) => (
          <li key={what} className="flex flex-wrap items-center gap-3">
            {lockedUntil ? <Badge tone="alarm">locked</Badge> : <Badge>open</Badge>}
            {names[what]}: {failures === 1 ? "one wrong try" : `${failures} wrong tries`}
            {lockedUntil ? (
              <span className="text-mist">
                until <Moment at={lockedUntil} />
              </span>
            ) : null}
          </li>
        ))}
        {answer.value?.length === 0 ? <li className="text-mist">No wrong tries are remembered.</li> : null}
        {answer.value === undefined ? (
          <li className="text-mist">{answer.error ? failureText(answer.error) : "Loading …"}</li>
        ) : null}
      </ul>
      <ReasonDialog
        open={lifting}
        onClose={() => setLifting(false)}
        title={isLocked ? "Lift the lock?" : "Forget the wrong tries?"}
        description="The player has all their tries again. Be sure who is asking: somebody may have been guessing."
        action={isLocked ? "Lift the lock" : "Forget the tries"}
        done="The player can sign in again"
        onSubmit={async (reason) => {
          try {
            await liftLocks({ params: { playerId }, body: { reason } });
          } finally {
            answer.reload();
          }
        }}
      />
    </Panel>
  );
}
