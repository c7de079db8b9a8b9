import { getLedgerPosting } from "@parlour/contracts/calls/money/wallet-gateway/get-ledger-posting";
import { callResource } from "@parlour/web/api/call-resource";
import { useResource } from "@parlour/web/api/use-resource";
import { Dialog } from "@parlour/web/ui/dialog";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Skeleton } from "@parlour/web/ui/skeleton";
import { failureText } from "./failure-text.ts";
import { formatFigure } from "./format-figure.ts";
import { Moment } from "./moment.tsx";
import { PlayerLink } from "./queues/player-link.tsx";
import { readable } from "./readable.ts";
import { ReferenceLink } from "./reference-link.tsx";

/** A ledger posting: its reference, and both sides of each transfer. */
export function PostingDialog({ number, onClose }: { number: string | null; onClose: () => void }) {
  const resource = useResource(
    number === null ? null : callResource(getLedgerPosting, { params: { number } }),
  );
  const posting = resource.loading ? undefined : resource.value;
  return (
    <Dialog
      open={number !== null}
      onClose={onClose}
      title={`Posting ${number ?? ""}`}
      closeLabel="Close"
      wide
    >
      {resource.error !== undefined ? <p role="alert">{failureText(resource.error)}</p> : null}
      {posting === undefined ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <div className="grid gap-5">
          <KeyValueList
            items={[
              { label: "Type", value: `${readable(posting.type)} · ${readable(posting.outcome)}` },
              { label: "Posted", value: <Moment at={posting.postedAt} /> },
              { label: "ID", value: <span className="break-all">{posting.id}</span> },
              {
                label: "Player",
                value: <PlayerLink playerId={posting.playerId} />,
              },
              {
                label: "Reference",
                value: posting.reference ? (
                  <ReferenceLink playerId={posting.playerId} reference={posting.reference} />
                ) : (
                  "None"
                ),
              },
              ...(posting.reverses ? [{ label: "Reverses", value: posting.reverses }] : []),
            ]}
          />
          <ol className="grid gap-2" aria-label="Transfers">
            {posting.transfers.map(({ from, to, amount, currency }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: transfers have no ID and never change order
                key={index}
                className="rounded-card border border-line bg-ink/40 px-4 py-3"
              >
                <span className="block font-semibold">{formatFigure(amount, currency)}</span>
                <span className="text-sm break-all text-mist">
                  {from} → {to}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Dialog>
  );
}
