import type { addPlayerNote } from "@parlour/contracts/calls/operator/add-player-note";
import type { changePlayerStatus } from "@parlour/contracts/calls/operator/change-player-status";
import type { endPlayerSessions } from "@parlour/contracts/calls/operator/end-player-sessions";
import type { excludeFromLoyalty } from "@parlour/contracts/calls/operator/exclude-from-loyalty";
import type { forceRequiredAction } from "@parlour/contracts/calls/operator/force-required-action";
import type { getPlayer } from "@parlour/contracts/calls/operator/get-player";
import type { getPlayerLoyalty } from "@parlour/contracts/calls/operator/get-player-loyalty";
import type { getPlayerProtection } from "@parlour/contracts/calls/operator/get-player-protection";
import type { getPlayerReferrals } from "@parlour/contracts/calls/operator/get-player-referrals";
import type { getPlayerWallet } from "@parlour/contracts/calls/operator/get-player-wallet";
import type { getRoundOfPlayer } from "@parlour/contracts/calls/operator/get-round-of-player";
import type { liftDocumentBlock } from "@parlour/contracts/calls/operator/lift-document-block";
import type { listDocumentsOfPlayer } from "@parlour/contracts/calls/operator/list-documents-of-player";
import type { listPaymentsOfPlayer } from "@parlour/contracts/calls/operator/list-payments-of-player";
import type { listPlayerEntries } from "@parlour/contracts/calls/operator/list-player-entries";
import type { listPlayerMessages } from "@parlour/contracts/calls/operator/list-player-messages";
import type { listPlayerNotes } from "@parlour/contracts/calls/operator/list-player-notes";
import type { listPlayerSessions } from "@parlour/contracts/calls/operator/list-player-sessions";
import type { listRoundsOfPlayer } from "@parlour/contracts/calls/operator/list-rounds-of-player";
import type { proposeChange } from "@parlour/contracts/calls/operator/propose-change";
import type { resetPlayerTwoFactor } from "@parlour/contracts/calls/operator/reset-player-two-factor";
import type { searchPlayers } from "@parlour/contracts/calls/operator/search-players";
import type { sendPlayerMessage } from "@parlour/contracts/calls/operator/send-player-message";
import type { unblockPlayerOperation } from "@parlour/contracts/calls/operator/unblock-player-operation";
import { client } from "@parlour/web/api/client";

const base = "/services/operator/v1";
const player = `${base}/players/{playerId}` as const;

export const askPlayers = client<typeof searchPlayers>("GET", `${base}/players`);
export const askPlayer = client<typeof getPlayer>("GET", player);
export const changeStatus = client<typeof changePlayerStatus>("POST", `${player}/status`);
export const forceAction = client<typeof forceRequiredAction>("POST", `${player}/required-actions`);
export const askSessions = client<typeof listPlayerSessions>("GET", `${player}/sessions`);
export const endSessions = client<typeof endPlayerSessions>("POST", `${player}/sessions/end`);
export const askProtection = client<typeof getPlayerProtection>("GET", `${player}/protection`);
export const unblockOperation = client<typeof unblockPlayerOperation>("POST", `${player}/protection/unblock`);
export const resetTwoFactor = client<typeof resetPlayerTwoFactor>(
  "POST",
  `${player}/protection/reset-two-factor`,
);
export const askWallet = client<typeof getPlayerWallet>("GET", `${player}/wallet`);
export const askEntries = client<typeof listPlayerEntries>("GET", `${player}/entries`);
export const askRounds = client<typeof listRoundsOfPlayer>("GET", `${player}/rounds`);
export const askRound = client<typeof getRoundOfPlayer>("GET", `${player}/rounds/{roundId}`);
export const askPayments = client<typeof listPaymentsOfPlayer>("GET", `${player}/payments`);
export const askDocuments = client<typeof listDocumentsOfPlayer>("GET", `${player}/documents`);
export const liftBlock = client<typeof liftDocumentBlock>("POST", `${player}/document-block/lift`);
export const askNotes = client<typeof listPlayerNotes>("GET", `${player}/notes`);
export const addNote = client<typeof addPlayerNote>("POST", `${player}/notes`);
export const askLoyalty = client<typeof getPlayerLoyalty>("GET", `${player}/loyalty`);
export const excludePlayer = client<typeof excludeFromLoyalty>("PUT", `${player}/loyalty-exclusion`);
export const askReferrals = client<typeof getPlayerReferrals>("GET", `${player}/referrals`);
export const askMessages = client<typeof listPlayerMessages>("GET", `${player}/messages`);
export const sendMessage = client<typeof sendPlayerMessage>("POST", `${player}/messages`);
export const propose = client<typeof proposeChange>("POST", `${base}/proposals`);
