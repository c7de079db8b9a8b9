import type { ProviderKey, ProviderPage } from "@parlour/contracts/entities/provider";
import { Panel } from "@parlour/web/ui/panel";
import { Moment } from "../../../parts/moment.tsx";

/** The keys of a provider, masked. */
export function ProviderKeys({ provider: { keys, newKey } }: { provider: ProviderPage }) {
  const variables = keys.filter(({ origin }) => origin === "ENVIRONMENT").map(({ variable }) => variable);
  return (
    <Panel title="Keys">
      {keys.length === 0 ? <p className="text-mist">This provider has no keys.</p> : null}
      <ul className="grid gap-4">
        {keys.map((key) => (
          <Key key={`${key.name} ${key.ending}`} of={key} />
        ))}
      </ul>
      {newKey ? (
        <p className="mt-4 text-sm text-mist">
          {newKey.collector.name} proposed the current key and hasn't collected it yet. If it isn't collected
          by <Moment at={newKey.until} />, it expires. The key before it then stays in use, unless it has
          stopped by then.
        </p>
      ) : null}
      {variables.length > 0 ? (
        <p className="mt-4 text-sm text-mist">
          {variables.length === 1 ? "This key is" : "These keys are"} set only in the environment of the
          servers ({variables.join(", ")}). To rotate a key, create the new one at the provider, set the
          variable, restart the servers one after the other, and then revoke the old one at the provider.
        </p>
      ) : null}
      {keys.some(({ origin }) => origin === "DERIVED") ? (
        <p className="mt-4 text-sm text-mist">
          Signing keys are derived from PROVIDER_SECRET and never stored. A new key is shown only once.
        </p>
      ) : null}
    </Panel>
  );
}

function Key({
  of: { name, origin, variable, ending, createdAt, validUntil, lastUsedAt },
}: {
  of: ProviderKey;
}) {
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        <code>{ending === null ? "••••••••" : `••••${ending}`}</code>
      </p>
      <p className="text-sm text-mist">
        {origin === "ENVIRONMENT" ? (
          <>
            From <code>{variable}</code>
          </>
        ) : (
          <>
            {createdAt ? (
              <>
                Created <Moment at={createdAt} />.{" "}
              </>
            ) : null}
            {validUntil ? (
              <>
                Works until <Moment at={validUntil} />.{" "}
              </>
            ) : null}
            {lastUsedAt ? (
              <>
                Last used <Moment at={lastUsedAt} />.
              </>
            ) : (
              "Never used."
            )}
          </>
        )}
      </p>
    </li>
  );
}
