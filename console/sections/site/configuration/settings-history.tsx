import type { Answer } from "@parlour/contracts/call";
import type { getSiteSettings } from "@parlour/contracts/calls/site/site-config/get-site-settings";
import type { listSiteSettingsChanges } from "@parlour/contracts/calls/site/site-config/list-site-settings-changes";
import type { rollBackSiteSettings } from "@parlour/contracts/calls/site/site-config/roll-back-site-settings";
import { client } from "@parlour/web/api/client";
import { ChangeHistory } from "../../../parts/change-history.tsx";

const askChanges = client<typeof listSiteSettingsChanges>(
  "GET",
  "/services/operator/v1/site-settings/changes",
);
const rollBack = client<typeof rollBackSiteSettings>("POST", "/services/operator/v1/site-settings/roll-back");

type SettingsHistoryProps = { current: Answer<typeof getSiteSettings>; onRolledBack: () => void };

/** The settings are versioned together, so undoing a version also undoes all later ones. */
export function SettingsHistory({ current, onRolledBack }: SettingsHistoryProps) {
  return (
    <ChangeHistory
      caption="Changes of the settings"
      listKey={`changes ${current.version}`}
      ask={(query, signal) => askChanges({ query, signal })}
      question={({ version }) => ({
        title: `Back to before version ${version}?`,
        description: "This version and all later ones are undone, as a change of its own.",
      })}
      undo={({ version }, reason) =>
        rollBack({ body: { toVersion: version - 1, version: current.version, reason } })
      }
      onUndone={onRolledBack}
    />
  );
}
