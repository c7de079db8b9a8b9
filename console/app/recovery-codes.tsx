import { Banner } from "@parlour/web/ui/banner";
import { Button, buttonClass } from "@parlour/web/ui/button";

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** New recovery codes. Only their hashes are stored, so this is the only time they can be read. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <div className="grid gap-5">
      <Banner live tone="warning" title="Save your recovery codes">
        Each one replaces your authenticator once, for example if you lose your phone. You won't see them
        again.
      </Banner>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card border border-line bg-ink p-5 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onDone}>
          I have saved them
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\n")}\n`)}`}
          download="parlour-console-recovery-codes.txt"
          className={buttonClass()}
        >
          Download
        </a>
      </div>
    </div>
  );
}
