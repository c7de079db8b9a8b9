import type { Answer } from "@parlour/contracts/call";
import type { getSiteSettings } from "@parlour/contracts/calls/site/site-config/get-site-settings";
import { listSiteSettingsChanges } from "@parlour/contracts/calls/site/site-config/list-site-settings-changes";
import { rollBackSiteSettings } from "@parlour/contracts/calls/site/site-config/roll-back-site-settings";
import { client } from "@parlour/web/api/client";
import { ChangeHistory } from "../../../parts/change-history.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { changeOrPropose } from "../../../parts/propose.ts";
import { settingLabels } from "./known-settings.ts";
import { settingFaults } from "./setting-faults.ts";

const fetchChanges = client(listSiteSettingsChanges);
const rollBack = client(rollBackSiteSettings);

type SettingsHistoryProps = { current: Answer<typeof getSiteSettings>; onRolledBack: () => void };

/**
 * The change history of the site settings. They are versioned together, so undoing a version also undoes all
 * later ones.
 */
export function SettingsHistory({ current, onRolledBack }: SettingsHistoryProps) {
  return (
    <ChangeHistory
      caption="Settings change history"
      listKey={`changes ${current.version}`}
      fetchPage={(query, signal) => fetchChanges({ query, signal })}
      labels={settingLabels}
      question={({ version }) => ({
        title: `Undo version ${version}?`,
        description: "This version and all later ones will be undone. The undo is recorded as a change.",
      })}
      undo={({ version }, reason) => {
        const request = { toVersion: version - 1, version: current.version };
        return changeOrPropose(() => rollBack({ body: { ...request, reason } }), {
          kind: "SITE_SETTINGS",
          data: { ...request, host: window.location.host },
          reason,
        });
      }}
      undoFailure={rollBackFailure}
      onUndone={onRolledBack}
    />
  );
}

/** Names the settings whose earlier values are no longer accepted. */
function rollBackFailure(error: unknown): string {
  const faults = Object.entries(settingFaults(error));
  if (faults.length === 0) return failureText(error);
  const texts = faults.map(([name, fault]) => `${settingLabels[name] ?? name}: ${fault}`);
  return `The earlier values are no longer accepted, so nothing was undone. ${texts.join(" ")}`;
}
