import { verifyLedger } from "@parlour/contracts/calls/money/wallet-gateway/verify-ledger";
import { client } from "@parlour/web/api/client";
import { Button } from "@parlour/web/ui/button";
import { showToast } from "@parlour/web/ui/toast";
import Scale from "lucide-react/icons/scale";
import { useState } from "react";
import { failureText } from "../../../parts/failure-text.ts";

const verify = client(verifyLedger);

/** Verifies the ledger on demand and shows the result. */
export function LedgerCheck({ onVerified }: { onVerified?: () => void }) {
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    try {
      const { counts, checks, differences } = await verify();
      onVerified?.();
      const counted = `${checks} checks over ${counts.entries ?? 0} entries of ${counts.accounts ?? 0} accounts`;
      if (differences.length === 0) {
        showToast({ tone: "success", title: "The ledger balances", description: counted, durationMs: null });
      } else {
        const found = differences.map(({ check, rows }) => `${check} (${rows})`).join("; ");
        showToast({ tone: "danger", title: "The ledger doesn't balance", description: found });
      }
    } catch (error) {
      showToast({ tone: "danger", title: failureText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Scale size={18} aria-hidden="true" />} loading={busy} onClick={check}>
      Verify the ledger
    </Button>
  );
}
