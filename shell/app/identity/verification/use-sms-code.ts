import type { MfaOperation } from "@parlour/contracts/enumerations";
import { useState } from "react";
import { reportEvent } from "../../analytics.ts";
import { reasonOf, type SmsProblem, smsProblemOf } from "./sms-problem.ts";

export type SmsCodeOptions = {
  operation: MfaOperation;
  mode: "sandbox" | "production";
  /** Sends a code and returns how many more can be sent; undefined if no code is needed. */
  send: () => Promise<number | undefined>;
  confirm: (code: string) => Promise<void>;
  onBlocked: (seconds: number) => void;
  /** Called if the phone is already verified. */
  onValidated?: () => void;
};

/** The state of one SMS code: requested, resent, typed, refused or accepted. */
export function useSmsCode(options: SmsCodeOptions) {
  const { operation, mode, send, confirm, onBlocked, onValidated } = options;
  const [codeRequested, setCodeRequested] = useState(false);
  const [code, setCode] = useState("");
  /** How many more codes can be sent; null before the first request. */
  const [sendsLeft, setSendsLeft] = useState<number | null>(null);
  const [busy, setBusy] = useState<"sending" | "confirming" | null>(null);
  const [problem, setProblem] = useState<SmsProblem | null>(null);

  const fail = (thrown: unknown) => {
    const found = smsProblemOf(thrown);
    reportEvent(mode, { name: "sms_validation_error", operation, reason: reasonOf(thrown) });
    setProblem(found.kind === "validated" ? null : found);
    if (found.kind === "blocked") onBlocked(found.seconds);
    if (found.kind === "validated") onValidated?.();
    if (found.kind === "noMoreSends") {
      setSendsLeft(0);
      setCodeRequested(true);
    }
  };

  const run = async (kind: "sending" | "confirming", work: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(kind);
    setProblem(null);
    try {
      await work();
    } catch (thrown) {
      setCode("");
      fail(thrown);
    } finally {
      setBusy(null);
    }
  };

  return {
    codeRequested,
    code,
    setCode,
    sendsLeft,
    busy,
    problem,
    /** Codes sent earlier stay valid, so the player can type one right away. */
    typeCode: () => setCodeRequested(true),
    send: () =>
      run("sending", async () => {
        const left = await send();
        if (left === undefined) return;
        setSendsLeft(left);
        setCodeRequested(true);
      }),
    confirm: () => run("confirming", () => confirm(code)),
  };
}
