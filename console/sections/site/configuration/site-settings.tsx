import { changeSiteSettings } from "@parlour/contracts/calls/site/site-config/change-site-settings";
import { getSiteSettings } from "@parlour/contracts/calls/site/site-config/get-site-settings";
import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useState } from "react";
import { Difference } from "../../../parts/difference.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { settingGroups } from "./known-settings.ts";
import { SettingField } from "./setting-field.tsx";
import { SettingsHistory } from "./settings-history.tsx";

const change = client(changeSiteSettings);

type Edits = Partial<Record<keyof SiteConfiguration, unknown>>;

/** All site settings. Edits are collected, reviewed, and then applied on every server. */
export function SiteSettings() {
  const resource = useCall(getSiteSettings, {});
  const [edits, setEdits] = useState<Edits>({});
  const [saving, setSaving] = useState(false);
  const current = resource.value;
  if (current === undefined) {
    if (resource.error === undefined) return <FormSkeleton fields={6} />;
    return (
      <ErrorState title="Couldn't load the settings" retryLabel="Try again" onRetry={resource.reload}>
        {failureText(resource.error)}
      </ErrorState>
    );
  }
  const isChanged = (name: keyof SiteConfiguration) =>
    name in edits && JSON.stringify(edits[name]) !== JSON.stringify(current.values[name]);
  const names = (Object.keys(edits) as (keyof SiteConfiguration)[]).filter(isChanged);
  const pick = (from: Edits) => Object.fromEntries(names.map((name) => [name, from[name]]));
  const refresh = () => {
    setEdits({});
    resource.reload();
  };
  return (
    <>
      <div className="grid gap-6 xl:grid-cols-2">
        {settingGroups.map(({ title, settings }) => (
          <Panel key={title} title={title}>
            <div className="grid gap-4">
              {settings.map((setting) => (
                <SettingField
                  key={setting.name}
                  setting={setting}
                  isChanged={isChanged(setting.name)}
                  value={setting.name in edits ? edits[setting.name] : current.values[setting.name]}
                  onChange={(value) => setEdits((before) => ({ ...before, [setting.name]: value }))}
                />
              ))}
            </div>
          </Panel>
        ))}
      </div>
      <div
        className={`sticky bottom-4 mt-6 flex flex-wrap items-center justify-between gap-3 rounded-card border border-brass/45 bg-raised px-5 py-3 shadow-float ${names.length === 0 ? "hidden" : ""}`}
      >
        <p role="status">{`${names.length} ${names.length === 1 ? "setting" : "settings"} changed, not saved yet`}</p>
        <div className="flex gap-3">
          <Button variant="quiet" onClick={() => setEdits({})}>
            Discard
          </Button>
          <Button variant="primary" onClick={() => setSaving(true)}>
            Review and save
          </Button>
        </div>
      </div>
      <SettingsHistory current={current} onRolledBack={refresh} />
      <ReasonDialog
        open={saving}
        onClose={() => setSaving(false)}
        title="Apply changes?"
        description="Takes effect for all visitors within a second."
        action="Save"
        done="Saved. The site is up to date."
        onSubmit={async (reason) => {
          await change({ body: { version: current.version, changes: pick(edits), reason } });
          refresh();
        }}
      >
        <Difference before={pick(current.values)} after={pick(edits)} />
      </ReasonDialog>
    </>
  );
}
