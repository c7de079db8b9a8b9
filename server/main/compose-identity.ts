import type { Kit } from "../kit/kit.ts";
import type { Captcha } from "../kit/ports/captcha.ts";
import type { DocumentIntake } from "../kit/ports/document-intake.ts";
import type { DocumentProvider } from "../kit/ports/document-provider.ts";
import type { Documents } from "../kit/ports/documents.ts";
import type { DuplicateAccounts } from "../kit/ports/duplicate-accounts.ts";
import type { LinkedAccounts } from "../kit/ports/linked-accounts.ts";
import type { NewPasswords } from "../kit/ports/new-passwords.ts";
import type { OperationGuard } from "../kit/ports/operation-guard.ts";
import type { Players } from "../kit/ports/players.ts";
import type { SecondFactors } from "../kit/ports/second-factors.ts";
import type { SignIn } from "../kit/ports/sign-in.ts";
import type { Service } from "../kit/service.ts";
import { forumService } from "../services/identity/forum/index.ts";
import { createCaptcha, createSignIn, loginService } from "../services/identity/login-service/index.ts";
import { personalDataService } from "../services/identity/personal-data/index.ts";
import {
  createOperationGuard,
  createSecondFactors,
  playerVerificationService,
} from "../services/identity/player-verification/index.ts";
import {
  createLinkedAccounts,
  createNewPasswords,
  createPlayers,
  findOwnMoney,
  profileService,
} from "../services/identity/profile/index.ts";
import {
  createDocumentIntake,
  createDocuments,
  profileProfilingService,
  readDocumentsOf,
} from "../services/identity/profile-profiling/index.ts";
import { findClosedAt } from "../services/protection/account-closing/index.ts";
import { listOpenCasesOf } from "../services/protection/cases/index.ts";
import type { ProtectionPorts } from "./compose-protection.ts";
import type { SitePorts } from "./compose-site.ts";
import { createDuplicateAccounts } from "./duplicate-accounts.ts";

export type IdentityPorts = {
  players: Players;
  factors: SecondFactors;
  guard: OperationGuard;
  signIn: SignIn;
  newPasswords: NewPasswords;
  captcha: Captcha;
  documents: Documents;
  documentIntake: DocumentIntake;
  linkedAccounts: LinkedAccounts;
  duplicateAccounts: DuplicateAccounts;
};

type IdentityNeeds = Pick<SitePorts, "settings" | "location"> & ProtectionPorts;

export function createIdentityPorts(kit: Kit, needs: IdentityNeeds): IdentityPorts {
  const { settings, location, jurisdictions, register, protection } = needs;
  const players = createPlayers(kit);
  return {
    players,
    factors: createSecondFactors(kit, players),
    guard: createOperationGuard(kit, { settings, players }),
    signIn: createSignIn(kit, { location, jurisdictions, register }),
    captcha: createCaptcha(kit),
    newPasswords: createNewPasswords(),
    documents: createDocuments(kit),
    documentIntake: createDocumentIntake(kit, settings),
    linkedAccounts: createLinkedAccounts(kit),
    duplicateAccounts: createDuplicateAccounts(kit, players, protection),
  };
}

export function identityServices(
  kit: Kit,
  ports: IdentityPorts & IdentityNeeds,
  provider: DocumentProvider | undefined,
): readonly Service[] {
  return [
    profileService(ports),
    playerVerificationService(ports),
    loginService(ports),
    profileProfilingService({ settings: ports.settings, players: ports.players, provider }),
    personalDataService({
      ...ports,
      listFiles: (playerId) => readDocumentsOf(kit, playerId),
      findClosedAt,
      hasOpenCase: async (db, playerId) => (await listOpenCasesOf(db, playerId)).length > 0,
      hasMoney: async (tx, playerId) => (await findOwnMoney(kit, tx, playerId)) !== undefined,
    }),
    forumService(ports),
  ];
}
