import type { CampaignAction, CampaignState } from "@parlour/contracts/entities/campaign";

/**
 * Everything that can change a campaign's state: the operators' actions, SCHEDULE for a start in the future,
 * and FINISH when the campaign is complete or its end date has passed.
 */
export type CampaignEvent = CampaignAction | "SCHEDULE" | "FINISH";

/** The transitions of a campaign. Only a RUNNING campaign sends anything. */
export const campaignTransitions = {
  DRAFT: { START: "RUNNING", SCHEDULE: "SCHEDULED", STOP: "STOPPED" },
  SCHEDULED: { START: "RUNNING", UNSCHEDULE: "DRAFT", STOP: "STOPPED" },
  RUNNING: { PAUSE: "PAUSED", FINISH: "FINISHED", STOP: "STOPPED" },
  PAUSED: { RESUME: "RUNNING", STOP: "STOPPED" },
  FINISHED: {},
  STOPPED: {},
} as const satisfies Record<CampaignState, Partial<Record<CampaignEvent, CampaignState>>>;

export function campaignAfter(state: CampaignState, event: CampaignEvent): CampaignState | undefined {
  const machine: Record<CampaignState, Partial<Record<CampaignEvent, CampaignState>>> = campaignTransitions;
  return machine[state][event];
}
