import { getTableVideo } from "@parlour/contracts/calls/play/shared-rounds/get-table-video";
import { openDealtTable } from "@parlour/contracts/calls/play/shared-rounds/open-dealt-table";
import { reportDealerPresence } from "@parlour/contracts/calls/play/shared-rounds/report-dealer-presence";
import type { MediaAccess } from "@parlour/contracts/entities/dealt-table";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket } from "werift";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

const patience = { timeout: 30_000 };
const params = { slug: "studio-roulette" };
const peers: RTCPeerConnection[] = [];
let stack: TestStack;
let dora: TestClient;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  dora = actAsOperator(stack.client(), "dora", ["DEALER"]);
});
afterAll(async () => {
  for (const peer of peers) await peer.close();
  await stack?.close();
});

function send(path: string, token: string, init: RequestInit = {}): Promise<Response> {
  const headers = { origin: stack.origin, authorization: `Bearer ${token}`, ...init.headers };
  return fetch(new URL(path, stack.origin), { ...init, headers });
}
const offerTo = ({ url, token }: MediaAccess, sdp: string, type = "application/sdp") =>
  send(url, token, { method: "POST", body: sdp, headers: { "content-type": type } });

/** Creates a WebRTC connection with an offer, as a browser would. */
async function offering(prepare: (peer: RTCPeerConnection) => void) {
  const peer = new RTCPeerConnection({ iceServers: [], iceUseIpv6: false });
  peers.push(peer);
  prepare(peer);
  await peer.setLocalDescription(await peer.createOffer());
  return { peer, sdp: peer.localDescription!.sdp };
}

it("carries the dealer's video to a player by WHIP and WHEP, each with its own token", async () => {
  const { media } = (await dora.call(openDealtTable, { params })).body;
  expect(media.url).toBe("/services/media/v1/studio-roulette/whip");
  const watching = (await stack.client().call(getTableVideo, { params })).body;
  expect(watching.url).toBe("/services/media/v1/studio-roulette/whep");

  const track = new MediaStreamTrack({ kind: "video" });
  const dealer = await offering((peer) => peer.addTransceiver(track, { direction: "sendonly" }));
  expect((await offerTo({ ...media, token: watching.token }, dealer.sdp)).status).toBe(401);
  expect((await offerTo({ ...media, token: "" }, dealer.sdp)).status).toBe(401);
  expect((await offerTo(media, dealer.sdp, "text/plain")).status).toBe(415);
  expect((await offerTo(media, "hello")).status).toBe(422);
  expect((await offerTo(watching, dealer.sdp)).status).toBe(404);

  const published = await offerTo(media, dealer.sdp);
  expect(published.status).toBe(201);
  expect(published.headers.get("content-type")).toBe("application/sdp");
  const location = published.headers.get("location")!;
  expect(location).toMatch(/^\/services\/media\/v1\/studio-roulette\/whip\/[\w-]{36}$/);
  await dealer.peer.setRemoteDescription({ type: "answer", sdp: await published.text() });
  await vi.waitUntil(() => dealer.peer.connectionState === "connected", patience);

  const report = async () =>
    (await dora.call(reportDealerPresence, { params, body: { isSending: true } })).body.state;
  // The console reports that it is sending video, but nothing has arrived.
  expect(await report()).toBe("NO_VIDEO");
  let sequenceNumber = 0;
  const timer = setInterval(() => {
    sequenceNumber++;
    const timestamp = sequenceNumber * 3_000;
    const header = new RtpHeader({ sequenceNumber, timestamp, payloadType: 96, marker: true });
    track.writeRtp(new RtpPacket(header, Buffer.from("picture")));
  }, 20);
  await expect.poll(report, patience).toBe("DEALING");

  const seen: string[] = [];
  const player = await offering((peer) => {
    peer.addTransceiver("video", { direction: "recvonly" });
    peer.onTrack.subscribe((received) => {
      received.onReceiveRtp.subscribe(({ payload }) => seen.push(payload.toString()));
    });
  });
  const watched = await offerTo(watching, player.sdp);
  expect(watched.status).toBe(201);
  await player.peer.setRemoteDescription({ type: "answer", sdp: await watched.text() });
  await vi.waitUntil(() => seen.includes("picture"), patience);

  const end = () => send(location, media.token, { method: "DELETE" });
  clearInterval(timer);
  expect((await end()).status).toBe(200);
  expect((await end()).status).toBe(404);
  stack.clock.advance(60_001);
  expect((await offerTo(media, dealer.sdp)).status).toBe(401);
}, 120_000);
