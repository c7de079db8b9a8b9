import type { DuplicateAccounts } from "../../../kit/ports/duplicate-accounts.ts";
import type { ExclusionRegister } from "../../../kit/ports/exclusion-register.ts";
import type { Jurisdictions } from "../../../kit/ports/jurisdictions.ts";
import type { OperationGuard } from "../../../kit/ports/operation-guard.ts";
import type { PlayerProtection } from "../../../kit/ports/player-protection.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { SignIn } from "../../../kit/ports/sign-in.ts";
import type { SiteSettings } from "../../../kit/ports/site-settings.ts";
import type { VisitorLocation } from "../../../kit/ports/visitor-location.ts";
import { scheduleSealing } from "../../../kit/schedule-sealing.ts";
import type { Service } from "../../../kit/service.ts";
import { findPlayerId } from "./find-player-id.ts";
import { createLinkedAccounts } from "./linked-accounts.ts";
import { unsealedNotes } from "./note-store.ts";
import { type PlayerStanding, readStandings } from "./player-standing.ts";
import { createPlayers } from "./players.ts";
import { proposedClosing } from "./proposed-closing.ts";
import { addPlayerNoteRoute } from "./routes/add-player-note.ts";
import { changeEmailRoute } from "./routes/change-email.ts";
import { changePasswordRoute } from "./routes/change-password.ts";
import { changePlayerStatusRoute } from "./routes/change-player-status.ts";
import { confirmEmailRoute } from "./routes/confirm-email.ts";
import { forceRequiredActionRoute } from "./routes/force-required-action.ts";
import { getPhoneStatusRoute } from "./routes/get-phone-status.ts";
import { getPlayerRoute } from "./routes/get-player.ts";
import { getProfileRoute } from "./routes/get-profile.ts";
import { joinRoute } from "./routes/join.ts";
import { listPlayerNamesRoute } from "./routes/list-player-names.ts";
import { listPlayerNotesRoute } from "./routes/list-player-notes.ts";
import { lockAccountRoute } from "./routes/lock-account.ts";
import { requestEmailConfirmationRoute } from "./routes/request-email-confirmation.ts";
import { searchPlayersRoute } from "./routes/search-players.ts";
import { sendPlayerMessageRoute } from "./routes/send-player-message.ts";
import { updatePinCodeRoute } from "./routes/update-pin-code.ts";
import { updateProfileRoute } from "./routes/update-profile.ts";
import { validatePhoneRoute } from "./routes/validate-phone.ts";
import { type SeedPlayer, seedPlayer } from "./seed-player.ts";
import { countSignUps } from "./sign-ups.ts";

export { readCohorts } from "./cohorts.ts";
export { findJoinedAt } from "./find-joined-at.ts";
export { findPlayers, playerSearch } from "./find-players.ts";
export { createNewPasswords } from "./new-passwords.ts";
export { findOwnMoney } from "./own-money.ts";
export { findResidents } from "./residents.ts";
export { listJoined, readListedPlayers } from "./search-store.ts";
export { type HistoryPlayer, hasPlayerLike, seedPlayers } from "./seed-players.ts";
export { listSamePerson, listSamePhone } from "./similar-store.ts";
export {
  countSignUps,
  createLinkedAccounts,
  createPlayers,
  findPlayerId,
  type PlayerStanding,
  readStandings,
  type SeedPlayer,
  seedPlayer,
};

type ProfilePorts = {
  players: Players;
  signIn: SignIn;
  guard: OperationGuard;
  settings: SiteSettings;
  location: VisitorLocation;
  jurisdictions: Jurisdictions;
  protection: PlayerProtection;
  register: ExclusionRegister;
  duplicateAccounts: DuplicateAccounts;
};

export function profileService(ports: ProfilePorts): Service {
  return {
    name: "profile",
    migrations: new URL("migrations/", import.meta.url),
    hasPlayer: () => async (playerId) => (await ports.players.findUnknown([playerId])).length === 0,
    routes(kit) {
      const { players, guard, settings, jurisdictions } = ports;
      return [
        joinRoute({ ...ports, kit }),
        getProfileRoute({ kit }),
        updateProfileRoute({ kit, guard, settings, jurisdictions }),
        changePasswordRoute({ kit, players }),
        changeEmailRoute({ kit, players, guard }),
        updatePinCodeRoute({ kit, players, guard }),
        lockAccountRoute(kit),
        confirmEmailRoute({ kit, players }),
        requestEmailConfirmationRoute({ kit, players }),
        getPhoneStatusRoute({ players, guard }),
        validatePhoneRoute({ players, guard }),
        searchPlayersRoute(kit),
        getPlayerRoute(kit),
        changePlayerStatusRoute(kit),
        forceRequiredActionRoute(kit),
        listPlayerNamesRoute(kit),
        listPlayerNotesRoute(kit),
        addPlayerNoteRoute(kit),
        sendPlayerMessageRoute(kit),
      ];
    },
    async start(kit) {
      kit.fourEyes.register(proposedClosing(kit));
      await scheduleSealing(kit, "seal-notes", unsealedNotes(kit));
      return async () => {};
    },
  };
}
