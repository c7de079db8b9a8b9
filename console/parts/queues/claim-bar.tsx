import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { useOperator } from "../../app/operator-context.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { Moment } from "../moment.tsx";
import type { Claims } from "./use-claims.ts";

/** Shows who has claimed the item, with buttons to claim or release it. Taking it from a colleague asks first. */
export function ClaimBar({ claims, itemId }: { claims: Claims; itemId: string }) {
  const me = useOperator();
  const claim = claims.of(itemId);
  const [isAsking, setAsking] = useState(false);
  const isMine = claim?.operatorId === me.id;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-ink px-4 py-2">
      <p className="text-sm text-mist">
        {claim === undefined ? "Unclaimed" : null}
        {isMine ? "Claimed by you, " : null}
        {claim && !isMine ? <>Claimed by {claim.operatorName}, </> : null}
        {claim ? <Moment at={claim.takenAt} /> : null}
        {claim && !isMine ? ". Take it over to decide it." : null}
      </p>
      {isMine ? (
        <Button size="sm" variant="quiet" onClick={() => void claims.release(itemId)}>
          Release
        </Button>
      ) : (
        <Button size="sm" onClick={() => (claim ? setAsking(true) : void claims.take(itemId))}>
          {claim ? "Take over" : "Claim"}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking && claim !== undefined && !isMine}
        onClose={() => setAsking(false)}
        title={`Take over from ${claim?.operatorName ?? "a colleague"}?`}
        action="Take over"
        variant="primary"
        onConfirm={() => claims.take(itemId)}
      >
        {claim?.operatorName} may be working on this now and can't decide it any more once you take it over.
      </ConfirmDialog>
    </div>
  );
}
