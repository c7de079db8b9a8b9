import { testProvider } from "@parlour/contracts/calls/office/providers/test-provider";
import type { ProviderPage, ProviderTestResult } from "@parlour/contracts/entities/provider";
import { client } from "@parlour/web/api/client";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { failureText } from "../../../parts/failure-text.ts";
import { formatMs } from "./provider-words.ts";

const test = client(testProvider);
const phonePattern = /^\+[1-9]\d{6,14}$/;

/** Makes a test call and shows its result and how long it took. */
export function ProviderTest({ provider, onTested }: { provider: ProviderPage; onTested: () => void }) {
  const { kind, id, testNeedsPhone } = provider;
  const [phone, setPhone] = useState("");
  const [isPhoneWrong, setPhoneWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ProviderTestResult | { failure: string } | null>(null);
  const number = phone.replace(/[\s()-]/g, "");

  const run = async () => {
    const isWrong = testNeedsPhone && !phonePattern.test(number);
    setPhoneWrong(isWrong);
    if (isWrong) return;
    setBusy(true);
    setResult(null);
    try {
      const body = testNeedsPhone ? { phone: number } : {};
      setResult(await test({ params: { kind, providerId: id }, body }));
    } catch (error) {
      setResult({ failure: failureText(error) });
    } finally {
      setBusy(false);
      onTested();
    }
  };
  return (
    <Panel title="Test call">
      <p className="mb-4 text-mist">{provider.test}</p>
      {testNeedsPhone ? (
        <div className="mb-4">
          <TextField
            label="Phone number"
            hint="With the country code, such as +1 416 555 0100."
            type="tel"
            autoComplete="off"
            maxLength={24}
            value={phone}
            error={isPhoneWrong ? "Enter a number with its country code." : undefined}
            onChange={(event) => setPhone(event.target.value)}
          />
        </div>
      ) : null}
      <Button variant="primary" loading={busy} onClick={run}>
        Make test call
      </Button>
      {result ? (
        <div className="mt-4">
          <Result result={result} />
        </div>
      ) : null}
    </Panel>
  );
}

function Result({ result }: { result: ProviderTestResult | { failure: string } }) {
  if ("failure" in result) {
    return (
      <Banner tone="warning" live>
        {result.failure}
      </Banner>
    );
  }
  const { ok, message, ms } = result;
  return (
    <Banner
      live
      tone={ok ? "success" : "danger"}
      title={ok ? `Succeeded in ${formatMs(ms)}` : `Failed after ${formatMs(ms)}`}
    >
      {message}
    </Banner>
  );
}
