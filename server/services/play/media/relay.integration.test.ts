import { pino } from "pino";
import { afterEach, expect, it, vi } from "vitest";
import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket } from "werift";
import { createRelay } from "./relay.ts";

const relay = createRelay(pino({ level: "silent" }));
const peers: RTCPeerConnection[] = [];
const patience = { timeout: 20_000 };

afterEach(async () => {
  await relay.close();
  for (const peer of peers.splice(0)) await peer.close();
});

/** Acts as a browser: it sends an offer, and the relay answers. */
async function connect(
  peer: RTCPeerConnection,
  ask: (offer: string) => Promise<{ answer: string } | undefined>,
) {
  peers.push(peer);
  await peer.setLocalDescription(await peer.createOffer());
  const answered = await ask(peer.localDescription!.sdp);
  await peer.setRemoteDescription({ type: "answer", sdp: answered!.answer });
  await vi.waitUntil(() => peer.connectionState === "connected", patience);
  return answered!;
}

const peerOf = () => new RTCPeerConnection({ iceServers: [], iceUseIpv6: false });

/** Publishes video packets for a table until it is told to stop. Their content names the table. */
async function publish(slug: string) {
  const peer = peerOf();
  const track = new MediaStreamTrack({ kind: "video" });
  peer.addTransceiver(track, { direction: "sendonly" });
  const answered = await connect(peer, (offer) => relay.publish(slug, offer));
  let sequenceNumber = 0;
  const timer = setInterval(() => {
    sequenceNumber++;
    const header = new RtpHeader({
      sequenceNumber,
      timestamp: sequenceNumber * 3_000,
      payloadType: 96,
      marker: true,
    });
    track.writeRtp(new RtpPacket(header, Buffer.from(`picture ${slug}`)));
  }, 20);
  return { ...(answered as { answer: string; connection: string }), stop: () => clearInterval(timer) };
}

it("forwards what the dealer sends, notices silence, and ends connections", async () => {
  expect(relay.isReceiving("studio")).toBe(false);
  expect(await relay.watch("studio", "v=0")).toBeUndefined();
  const dealer = await publish("studio");
  await vi.waitUntil(() => relay.isReceiving("studio"), patience);
  expect(relay.isReceiving("other")).toBe(false);

  const viewer = peerOf();
  viewer.addTransceiver("video", { direction: "recvonly" });
  const seen: string[] = [];
  viewer.onTrack.subscribe((track) => {
    track.onReceiveRtp.subscribe(({ payload }) => seen.push(payload.toString()));
  });
  const watching = await connect(viewer, async (offer) => {
    const answer = await relay.watch("studio", offer);
    return answer === "full" ? undefined : answer;
  });
  await vi.waitUntil(() => seen.includes("picture studio"), patience);

  const { connection } = watching as unknown as { connection: string };
  expect(await relay.end("other", connection)).toBe(false);
  expect(await relay.end("studio", connection)).toBe(true);
  expect(await relay.end("studio", connection)).toBe(false);
  dealer.stop();
  await vi.waitUntil(() => !relay.isReceiving("studio"), patience);
  expect(await relay.end("studio", dealer.connection)).toBe(true);
}, 60_000);

it("refuses what is no offer", async () => {
  expect(await relay.publish("studio", "no session description")).toBeUndefined();
  expect(relay.isReceiving("studio")).toBe(false);
});
