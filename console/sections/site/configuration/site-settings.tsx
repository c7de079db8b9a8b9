import type { SuccessAnswer } from "@parlour/contracts/call";
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
import { ConflictHint, DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedDraft } from "../../../parts/conflicts/use-merged-draft.ts";
import { Difference } from "../../../parts/difference.tsx";
import { Failure } from "../../../parts/failure.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { focusFirstFault } from "../../../parts/focus-first-fault.ts";
import { FocusTarget } from "../../../parts/focus-target.tsx";
import { changeOrPropose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { settingGroups, settingLabels } from "./known-settings.ts";
import { settingFaults } from "./setting-faults.ts";
import { SettingField } from "./setting-field.tsx";
import { SettingsHistory } from "./settings-history.tsx";

const change = client(changeSiteSettings);
const check = client(checkSiteSettings);

type Values = Readonly<Record<keyof SiteConfiguration, unknown>>;
type Current = SuccessAnswer<typeof getSiteSettings>;

/** All site settings. Edits are collected, reviewed, and then applied on every server. */
export function SiteSettings() {
  const resource = useCall(getSiteSettings, {});
  if (resource.value === undefined) {
    if (resource.error === undefined) return <FormSkeleton fields={6} />;
    return (
      <ErrorState title="Couldn't load the settings" retryLabel="Try again" onRetry={resource.reload}>
        {failureText(resource.error)}
      </ErrorState>
    );
  }
  return <SettingsForm current={resource.value} onReload={resource.reload} />;
}

function SettingsForm({ current, onReload }: { current: Current; onReload: () => void }) {
  const draft = useMergedDraft<Values>("site settings", { version: current.version, value: current.values });
  const { value: values, set: setValues } = draft;
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [effects, setEffects] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [{ setting: wanted }] = useUrlValues({ setting: "" });
  const isChanged = (name: keyof SiteConfiguration) =>
    JSON.stringify(values[name]) !== JSON.stringify(current.values[name]);
  const names = (Object.keys(values) as (keyof SiteConfiguration)[]).filter(isChanged);
  const pick = (from: Values) => Object.fromEntries(names.map((name) => [name, from[name]]));
  const refresh = () => {
    draft.clear();
    setFaults({});
    onReload();
  };
  /**
   * The server validates the settings and describes the effects before the operator is asked for a reason.
   */
  const review = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setEffects((await check({ body: { changes: pick(values) } })).effects);
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
      <DraftStatus draft={draft} what="The settings have" labels={settingLabels} />
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
                    value={values[setting.name]}
                    onChange={(value) => {
                      setValues((before) => ({ ...before, [setting.name]: value }));
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
        <div className="flex flex-wrap items-center gap-3">
          <ConflictHint conflicts={draft.conflicts} />
          <Button
            variant="quiet"
            onClick={() => {
              draft.clear();
              setFaults({});
            }}
          >
            Discard
          </Button>
          <Button variant="primary" loading={busy} disabled={draft.conflicts.length > 0} onClick={review}>
            Review and save
          </Button>
        </div>
      </div>
      <SettingsHistory current={current} onRolledBack={onReload} />
      <ReasonDialog
        open={saving}
        onClose={() => setSaving(false)}
        title="Apply changes?"
        description="Takes effect for all visitors within a second."
        action="Save"
        done="Saved. The site is up to date."
        about="site settings"
        onConflict={() => {
          setSaving(false);
          onReload();
        }}
        onSubmit={async (reason) => {
          const request = { version: current.version, changes: pick(values) };
          const outcome = await changeOrPropose(() => change({ body: { ...request, reason } }), {
            kind: "SITE_SETTINGS",
            data: { ...request, host: window.location.host },
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
        <Difference before={pick(current.values)} after={pick(values)} labels={settingLabels} />
      </ReasonDialog>
    </>
  );
}
