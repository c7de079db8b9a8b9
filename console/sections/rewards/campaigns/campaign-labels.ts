import type {
  CampaignAction,
  CampaignChannel,
  CampaignDetails,
  CampaignExclusion,
  CampaignState,
  CampaignTrigger,
} from "@parlour/contracts/entities/campaign";

export const stateTones = {
  DRAFT: "quiet",
  SCHEDULED: "brass",
  RUNNING: "gain",
  PAUSED: "alarm",
  FINISHED: "quiet",
  STOPPED: "quiet",
} as const satisfies Record<CampaignState, string>;

export const triggerLabels: Readonly<Record<CampaignTrigger, string>> = {
  ONCE: "Once, to everyone in the segment",
  ENTERS_SEGMENT: "When a player enters the segment",
  FIRST_DEPOSIT: "After the first deposit",
  NO_PLAY: "After days without play",
  TIER_UP: "When a player moves up a tier",
  TIER_DOWN: "When a player moves down a tier",
};

export const channelLabels: Readonly<Record<CampaignChannel, string>> = {
  ON_SITE: "On-site message",
  EMAIL: "Email",
  SMS: "SMS",
};

/** The form's labels for fields whose label differs from the field's name. */
export const fieldLabels: Readonly<Record<string, string>> = {
  filter: "Segment",
  idleDays: "Days without play",
  delayHours: "Delay in hours",
  startsAt: "From (UTC)",
  endsAt: "Until (UTC)",
  offerId: "Bonus",
  controlPercent: "Control group (%)",
  resultDays: "Results period in days",
  texts: "Texts for players",
  sms: "SMS text",
};

export const exclusionLabels: Readonly<Record<CampaignExclusion, string>> = {
  NOT_ACTIVE: "Account closed, disabled or self-excluded",
  ON_BREAK: "On a break",
  PROTECTION_CASE: "Under review: signs of harm or a duplicate account",
  NO_CONSENT: "Hasn't agreed to these channels",
  FREQUENCY_CAP: "Frequency cap reached",
  LEFT_SEGMENT: "No longer in the segment",
  BONUS_NOT_ALLOWED: "Can't receive the bonus",
};

export const pauseLabels: Readonly<Record<NonNullable<CampaignDetails["pausedBy"]>, string>> = {
  OPERATOR: "Paused by an operator.",
  OFFER_CHANGED: "Paused because its offer has changed since it was started. Check the offer, then resume.",
  OFFER_ENDED: "Paused because its offer has ended.",
};

/** The actions that an operator can take in each state; the most common action comes first. */
export const actionsIn: Readonly<Record<CampaignState, readonly CampaignAction[]>> = {
  DRAFT: ["START", "STOP"],
  SCHEDULED: ["UNSCHEDULE", "STOP"],
  RUNNING: ["PAUSE", "STOP"],
  PAUSED: ["RESUME", "STOP"],
  FINISHED: [],
  STOPPED: [],
};

export const actionTexts: Readonly<
  Record<CampaignAction, { label: string; title: string; description: string; done: string }>
> = {
  START: {
    label: "Start",
    title: "Start this campaign?",
    description: "Messages go out immediately, or at the scheduled time. No player gets it twice.",
    done: "Campaign started",
  },
  UNSCHEDULE: {
    label: "Back to draft",
    title: "Return this campaign to draft?",
    description: "You can then edit it. It has to be started again.",
    done: "Campaign is a draft again",
  },
  PAUSE: {
    label: "Pause",
    title: "Pause this campaign?",
    description:
      "Nothing more is sent until it is resumed. Triggers that occur while it is paused are ignored.",
    done: "Campaign paused",
  },
  RESUME: {
    label: "Resume",
    title: "Resume this campaign?",
    description: "It continues with the players who haven't been reached yet.",
    done: "Campaign resumed",
  },
  STOP: {
    label: "Stop",
    title: "Stop this campaign for good?",
    description: "Nothing more is sent. Players keep the messages and bonuses they have already received.",
    done: "Campaign stopped",
  },
};

export function matchText(players: number): string {
  return players === 1 ? "1 player matches" : `${players.toLocaleString("en")} players match`;
}
