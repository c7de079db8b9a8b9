import { COOKIES } from "@parlour/contracts/constants";
import type { Jurisdiction } from "@parlour/rules/jurisdiction";
import type { Kit } from "../../../kit/kit.ts";
import type { ExclusionRegister } from "../../../kit/ports/exclusion-register.ts";
import type { Jurisdictions } from "../../../kit/ports/jurisdictions.ts";
import type { Player } from "../../../kit/ports/players.ts";
import type { SignIn, SignInFrom } from "../../../kit/ports/sign-in.ts";
import type { VisitorLocation } from "../../../kit/ports/visitor-location.ts";
import type { SetCookie } from "../../../kit/service.ts";
import type { NewSession, PlayerSession } from "../../../kit/session.ts";
import { deviceName } from "./device-name.ts";
import { findDevice, rememberDevice } from "./device-store.ts";
import { findLastCountry, insertLoginRecord } from "./record-store.ts";

const longestUserAgent = 400;

type SignInPorts = {
  location: VisitorLocation;
  jurisdictions: Jurisdictions;
  register: Pick<ExclusionRegister, "checkLogin">;
};

/** Opens sessions. A device is remembered if it is the player's first or has passed a second factor. */
export function createSignIn(kit: Kit, { location, jurisdictions, register }: SignInPorts): SignIn {
  return {
    async start(player, from) {
      // The exclusion register is checked before the session opens, because an exclusion ends the player's sessions.
      if (!from.isNewPlayer) await register.checkLogin(player);
      const country = (await location.find(from))?.country ?? null;
      const lastCountry = await findLastCountry(kit.db, player.id);
      const { session, secret } = await openSession(
        kit,
        from,
        newSession(player, from, country, await jurisdictions.of(player)),
      );
      const answer = {
        sessionId: session.handle,
        userCountry: country,
        loginFromDifferentCountry: country !== null && lastCountry !== null && country !== lastCountry,
        attributes: { language: player.language },
      };
      return { answer, cookie: sessionCookie(kit, session, secret) };
    },
  };
}

async function openSession(
  kit: Kit,
  from: SignInFrom,
  wanted: NewSession,
): Promise<{ session: PlayerSession; secret: string }> {
  const { playerId, country = null } = wanted;
  const now = kit.clock.now();
  return await kit.db.transaction(async (tx) => {
    if (from.replaced) await kit.sessions.end(from.replaced.id, "replaced by a new login", tx);
    const opened = await kit.sessions.create(wanted, tx);
    if (from.deviceId !== null) {
      const device = await findDevice(tx, playerId, from.deviceId);
      if (!device.any || device.known || from.deviceProven)
        await rememberDevice(tx, playerId, from.deviceId, now);
      if (device.any && !device.known && from.deviceProven) {
        const data = { device: deviceName(from.userAgent), country };
        await kit.facts.publish(tx, { kind: "NEW_DEVICE_LOGIN", playerId, data });
      }
    }
    await insertLoginRecord(tx, playerId, {
      id: kit.random.id("login"),
      createdAt: now,
      outcome: "SUCCESS",
      country,
      device: deviceName(from.userAgent),
    });
    return opened;
  });
}

function newSession(
  player: Player,
  from: SignInFrom,
  country: string | null,
  { sessionIdleSeconds, sessionAbsoluteSeconds }: Jurisdiction,
): NewSession {
  return {
    playerId: player.id,
    brandId: player.brandId,
    country,
    deviceId: from.deviceId,
    address: from.address,
    userAgent: from.userAgent?.slice(0, longestUserAgent) ?? null,
    ...(sessionIdleSeconds === undefined ? {} : { idleSeconds: sessionIdleSeconds }),
    ...(sessionAbsoluteSeconds === undefined ? {} : { absoluteSeconds: sessionAbsoluteSeconds }),
  };
}

function sessionCookie(kit: Kit, session: PlayerSession, secret: string): SetCookie {
  const maxAgeSeconds = Math.floor((session.expiresAt.getTime() - kit.clock.now().getTime()) / 1_000);
  return { name: COOKIES.session, value: secret, maxAgeSeconds, httpOnly: true };
}
