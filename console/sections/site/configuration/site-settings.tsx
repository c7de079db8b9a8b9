import { changeSiteSettings } from "@parlour/contracts/calls/site/site-config/change-site-settings";
import { checkSiteSettings } from "@parlour/contracts/calls/site/site-config/check-site-settings";
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
import { DraftNotice } from "../../../parts/draft-notice.tsx";
import { Failure } from "../../../parts/failure.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { focusFirstFault } from "../../../parts/focus-first-fault.ts";
import { FocusTarget } from "../../../parts/focus-target.tsx";
import { changeOrPropose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { useDraft } from "../../../parts/use-draft.ts";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { settingGroups, settingLabels } from "./known-settings.ts";
import { settingFaults } from "./setting-faults.ts";
import { SettingField } from "./setting-field.tsx";
import { SettingsHistory } from "./settings-history.tsx";

const change = client(changeSiteSettings);
const check = client(checkSiteSettings);

type Edits = Partial<Record<keyof SiteConfiguration, unknown>>;

/** All site settings. Edits are collected, reviewed, and then applied on every server. */
export function SiteSettings() {
  const resource = useCall(getSiteSettings, {});
  const draft = useDraft<Edits>("site settings", {});
  const { value: edits, set: setEdits } = draft;
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [effects, setEffects] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [{ setting: wanted }] = useUrlValues({ setting: "" });
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
    draft.clear();
    setFaults({});
    resource.reload();
  };
  /**
   * The server validates the settings and describes the effects before the operator is asked for a reason.
   */
  const review = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setEffects((await check({ body: { changes: pick(edits) } })).effects);
      setFaults({});
      setSaving(true);
    } catch (error) {
      const found = settingFaults(error);
      setFaults(found);
      if (Object.keys(found).length > 0) focusFirstFault();
      else setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <DraftNotice draft={draft} />
      <Failure text={failure} />
      <div className="grid gap-6 xl:grid-cols-2">
        {settingGroups.map(({ title, settings }) => (
          <Panel key={title} title={title}>
            <div className="grid gap-4">
              {settings.map((setting) => (
                <FocusTarget key={setting.name} isWanted={setting.name === wanted}>
                  <SettingField
                    setting={setting}
                    isChanged={isChanged(setting.name)}
                    error={faults[setting.name]}
                    value={setting.name in edits ? edits[setting.name] : current.values[setting.name]}
                    onChange={(value) => {
                      setEdits((before) => ({ ...before, [setting.name]: value }));
                      setFaults(({ [setting.name]: _changed, ...others }) => others);
                    }}
                  />
                </FocusTarget>
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
          <Button
            variant="quiet"
            onClick={() => {
              draft.clear();
              setFaults({});
            }}
          >
            Discard
          </Button>
          <Button variant="primary" loading={busy} onClick={review}>
            Review and save
          </Button>
        </div>
      </div>
      <SettingsHistory current={current} onRolledBack={resource.reload} />
      <ReasonDialog
        open={saving}
        onClose={() => setSaving(false)}
        title="Apply changes?"
        description="Takes effect for all visitors within a second."
        action="Save"
        done="Saved. The site is up to date."
        about="site settings"
        onConflict={resource.reload}
        onSubmit={async (reason) => {
          const wish = { version: current.version, changes: pick(edits) };
          const outcome = await changeOrPropose(() => change({ body: { ...wish, reason } }), {
            kind: "SITE_SETTINGS",
            data: { ...wish, host: window.location.host },
            reason,
          });
          refresh();
          return outcome;
        }}
      >
        {effects.length > 0 ? (
          <ul className="grid list-disc gap-1 pl-5">
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        ) : null}
        <Difference before={pick(current.values)} after={pick(edits)} labels={settingLabels} />
      </ReasonDialog>
    </>
  );
}
