import { verifyAuditLog } from "@parlour/contracts/calls/office/operator/verify-audit-log";
import { client } from "@parlour/web/api/client";
import { Button } from "@parlour/web/ui/button";
import { showToast } from "@parlour/web/ui/toast";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useState } from "react";
import { failureText } from "../../../parts/failure-text.ts";

const verify = client(verifyAuditLog);

export function ChainCheck() {
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    try {
      const { entries, head, broken } = await verify();
      if (broken) {
        showToast({
          tone: "danger",
          title: `The log was tampered with at entry ${broken.position}`,
          description: `${broken.entryId}: ${broken.fault.toLowerCase()}. Inform your security officer.`,
        });
      } else {
        showToast({
          tone: "success",
          title: `All ${entries} entries are intact`,
          description: `Head ${head?.slice(0, 16) ?? "none"}…`,
          durationMs: null,
        });
      }
    } catch (error) {
      showToast({ tone: "danger", title: failureText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<ShieldCheck size={18} aria-hidden="true" />} loading={busy} onClick={check}>
      Verify hash chain
    </Button>
  );
}
