import { listSupportTargets } from "@parlour/contracts/calls/site/support-desk/list-support-targets";
import { setSupportTarget } from "@parlour/contracts/calls/site/support-desk/set-support-target";
import type { SupportTarget } from "@parlour/contracts/entities/support-desk";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { RecordTable } from "../../../parts/record-table.tsx";
import { channelNames } from "./conversation-words.ts";
import { durationText } from "./duration-text.ts";

const save = client(setSupportTarget);
const longestMinutes = 30 * 24 * 60;

const labels = { firstAnswer: "First answer within (minutes)", resolution: "Resolved within (minutes)" };

const parseMinutes = (text: string) => {
  const minutes = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return minutes >= 1 && minutes <= longestMinutes ? minutes : undefined;
};

/** The times within which support should answer and resolve conversations. */
export function Targets() {
  const resource = useCall(listSupportTargets, {});
  const mayChange = hasRole(useOperator(), ["SUPPORT"]);
  const [channel, setChannel] = useState<SupportTarget["channel"] | null>(null);
  const target = resource.value?.find((one) => one.channel === channel);
  const draft = useMergedFields(target === undefined ? null : target.channel, {
    firstAnswer: String(target?.firstAnswerMinutes ?? ""),
    resolution: String(target?.resolutionMinutes ?? ""),
  });
  const set = (part: Partial<typeof draft.value>) => draft.set((before) => ({ ...before, ...part }));
  const firstAnswer = parseMinutes(draft.value.firstAnswer);
  const resolution = parseMinutes(draft.value.resolution);
  const isTooShort = firstAnswer !== undefined && resolution !== undefined && resolution < firstAnswer;
  const wrong = "Enter a whole number of minutes, from 1 to 43200.";
  return (
    <div className="grid gap-4">
      <h2 className="sr-only">Targets</h2>
      <p className="max-w-prose text-mist">
        Both times run from the first message, day and night. The first one ends when an operator answers, the
        second when the chat ends or the message is closed. Changes apply to conversations that start later.
      </p>
      <RecordTable<SupportTarget>
        caption="Targets"
        columns={[
          { key: "channel", header: "Channel", cell: ({ channel }) => channelNames[channel] },
          {
            key: "first",
            header: "First answer within",
            align: "end",
            cell: ({ firstAnswerMinutes }) => durationText(firstAnswerMinutes * 60),
          },
          {
            key: "resolution",
            header: "Resolved within",
            align: "end",
            cell: ({ resolutionMinutes }) => durationText(resolutionMinutes * 60),
          },
          {
            key: "act",
            header: "Actions",
            align: "end",
            cell: (target) =>
              mayChange ? (
                <Button
                  size="sm"
                  aria-label={`Change targets of ${channelNames[target.channel]}`}
                  onClick={() => setChannel(target.channel)}
                >
                  Change
                </Button>
              ) : null,
          },
        ]}
        resource={resource}
        rows={resource.value}
        rowKey={({ channel }) => channel}
        empty={{ title: "No targets" }}
      />
      <ReasonDialog
        open={target !== undefined}
        onClose={() => setChannel(null)}
        onConflict={resource.reload}
        title={`Change targets of ${target ? channelNames[target.channel] : ""}`}
        action="Save"
        done="Targets saved"
        disabled={
          firstAnswer === undefined || resolution === undefined || isTooShort || draft.conflicts.length > 0
        }
        onSubmit={async (reason) => {
          if (target === undefined || firstAnswer === undefined || resolution === undefined) return false;
          const { channel, ...before } = target;
          const body = { firstAnswerMinutes: firstAnswer, resolutionMinutes: resolution, before, reason };
          await save({ params: { channel }, body });
          resource.reload();
        }}
      >
        {target === undefined ? null : (
          <>
            <DraftStatus draft={draft} what="These targets have" labels={labels} />
            <TextField
              label={labels.firstAnswer}
              inputMode="numeric"
              value={draft.value.firstAnswer}
              error={firstAnswer === undefined ? wrong : undefined}
              onChange={(event) => set({ firstAnswer: event.target.value })}
            />
            <TextField
              label={labels.resolution}
              inputMode="numeric"
              value={draft.value.resolution}
              error={
                resolution === undefined
                  ? wrong
                  : isTooShort
                    ? "This can't be shorter than the time to the first answer."
                    : undefined
              }
              onChange={(event) => set({ resolution: event.target.value })}
            />
          </>
        )}
      </ReasonDialog>
    </div>
  );
}
