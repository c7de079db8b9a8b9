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
      caption="Changes of payment methods"
      listKey={`method changes ${listKey}`}
      fetchPage={(query, signal) => fetchChanges({ query, signal })}
      nameOf={({ subject }) => nameOf(subject)}
      question={({ subject, version }) => ({
        title: `${nameOf(subject)}: back to before version ${version}?`,
        description:
          "Later changes of it are undone too. Limits and the fee stay as they are: propose those under Limits.",
      })}
      undo={async ({ subject, version }, reason, seen) => {
        const mine = seen.find((change) => change.subject === subject);
        // On older pages the newest change of this method isn't loaded.
        const latest = mine ?? (await fetchChanges({ query: { subject } })).items[0];
        await undo({ params: { version }, body: { latest: latest?.version ?? version, reason } });
      }}
      onUndone={onUndone}
    />
  );
}
