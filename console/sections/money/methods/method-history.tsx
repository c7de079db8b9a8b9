import { listMethodChanges } from "@parlour/contracts/calls/money/routing/list-method-changes";
import { undoMethodChange } from "@parlour/contracts/calls/money/routing/undo-method-change";
import { client } from "@parlour/web/api/client";
import { ChangeHistory } from "../../../parts/change-history.tsx";
import type { Method } from "./method.ts";

const fetchChanges = client(listMethodChanges);
const undo = client(undoMethodChange);

type MethodHistoryProps = { methods: readonly Method[]; listKey: string; onUndone: () => void };

/** The change history of payment methods. One operator can undo everything except limits and fees. */
export function MethodHistory({ methods, listKey, onUndone }: MethodHistoryProps) {
  const nameOf = (subject: string) => {
    const [paymentType, code, currency] = subject.split("/");
    const found = methods.find(
      (method) => method.paymentType === paymentType && method.code === code && method.currency === currency,
    );
    return `${found?.name ?? code}, ${paymentType === "D" ? "deposit" : "withdrawal"}, ${currency}`;
  };
  return (
    <ChangeHistory
      caption="Payment method changes"
      listKey={`method changes ${listKey}`}
      fetchPage={(query, signal) => fetchChanges({ query, signal })}
      nameOf={({ subject }) => nameOf(subject)}
      question={({ subject, version, before }) => ({
        title: before
          ? `${nameOf(subject)}: undo version ${version}?`
          : `${nameOf(subject)}: switch off the new method?`,
        description: before
          ? "Later changes to this method are undone too. Limits and the fee stay: propose those under Limits."
          : "A method is never deleted, because payments refer to it. Undoing its creation switches it off.",
      })}
      undo={async ({ subject, version }, reason, seen) => {
        const mine = seen.find((change) => change.subject === subject);
        // Undoing requires the newest version of this method. If it isn't in the list, it is loaded separately.
        const latest = mine ?? (await fetchChanges({ query: { subject } })).items[0];
        await undo({ params: { version }, body: { latest: latest?.version ?? version, reason } });
      }}
      onUndone={onUndone}
    />
  );
}
