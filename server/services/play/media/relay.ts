import { randomUUID } from "node:crypto";
import type { Logger } from "@parlour/server/kit/log";
import type { MediaStreamTrack, RTCPeerConnection, RTCRtpReceiver, RTCRtpTransceiver } from "werift";

/**
 * Forwards the video and sound of one table from its dealer to its viewers, in this process and without a copy on disk.
 * It is for development: one table, a few viewers, and addresses of this host only.
 */
export type Relay = {
  /** Connects the dealer's browser, which replaces an earlier one. Returns undefined for an unusable offer. */
  publish(slug: string, offer: string): Promise<Answered | undefined>;
  watch(slug: string, offer: string): Promise<Answered | "full" | undefined>;
  /** Ends a connection. Returns false if it does not exist. */
  end(slug: string, connection: string): Promise<boolean>;
  /** Returns whether video of this table has arrived in the last few seconds. */
  isReceiving(slug: string): boolean;
  close(): Promise<void>;
};
type Answered = { connection: string; answer: string };

type Publisher = {
  slug: string;
  connection: string;
  peer: RTCPeerConnection;
  tracks: Map<string, { track: MediaStreamTrack; receiver: RTCRtpReceiver }>;
  videoAtMs: number;
};

const mostViewers = 50;
const silentAfterMs = 3_000;
const gatherTimeoutMs = 2_000;

export function createRelay(log: Logger): Relay {
  let publisher: Publisher | undefined;
  const viewers = new Map<string, { slug: string; peer: RTCPeerConnection; stop(): void }>();

  /** The package is large and only the sandbox uses it, so it is loaded with the first connection. */
  async function createPeer(): Promise<RTCPeerConnection> {
    const { RTCPeerConnection } = await import("werift");
    return new RTCPeerConnection({
      iceServers: [],
      iceUseIpv6: false,
      iceAdditionalHostAddresses: ["127.0.0.1"],
      bundlePolicy: "max-bundle",
    });
  }

  async function endPublisher(): Promise<void> {
    const ended = publisher;
    publisher = undefined;
    await ended?.peer.close();
  }

  async function endViewer(connection: string): Promise<void> {
    const viewer = viewers.get(connection);
    viewers.delete(connection);
    viewer?.stop();
    await viewer?.peer.close();
  }

  /** Asks the dealer's browser for a key frame, because a viewer cannot start decoding without one. */
  function requestPicture(): void {
    const video = publisher?.tracks.get("video");
    if (video?.track.ssrc) video.receiver.sendRtcpPLI(video.track.ssrc).catch(() => {});
  }

  function receive(from: Publisher, transceiver: RTCRtpTransceiver, track: MediaStreamTrack): void {
    from.tracks.set(track.kind, { track, receiver: transceiver.receiver });
    if (track.kind !== "video") return;
    track.onReceiveRtp.subscribe(() => {
      from.videoAtMs = performance.now();
    });
  }

  function forward(viewer: RTCPeerConnection): () => void {
    const stops: (() => void)[] = [];
    for (const transceiver of viewer.getTransceivers()) {
      const source = publisher?.tracks.get(transceiver.kind);
      if (source === undefined) continue;
      const { sender } = transceiver;
      const sent = source.track.onReceiveRtp.subscribe((packet) => {
        sender.sendRtp(packet.clone()).catch(() => {});
      });
      const asked = sender.onPictureLossIndication.subscribe(requestPicture);
      stops.push(sent.unSubscribe, asked.unSubscribe);
    }
    return () => {
      for (const stop of stops) stop();
    };
  }

  return {
    async publish(slug, offer) {
      const peer = await createPeer();
      const next: Publisher = { slug, connection: randomUUID(), peer, tracks: new Map(), videoAtMs: 0 };
      peer.onRemoteTransceiverAdded.subscribe((transceiver) => {
        transceiver.onTrack.subscribe((track) => receive(next, transceiver, track));
      });
      const answer = await answerOffer(peer, offer, log);
      if (answer === undefined) return undefined;
      await endPublisher();
      publisher = next;
      // Viewers of the earlier connection are disconnected, so that they connect to the new one.
      for (const connection of [...viewers.keys()]) await endViewer(connection);
      return { connection: next.connection, answer };
    },
    async watch(slug, offer) {
      if (viewers.size >= mostViewers) return "full";
      if (publisher?.slug !== slug) return undefined;
      const peer = await createPeer();
      const connection = randomUUID();
      peer.onRemoteTransceiverAdded.subscribe((transceiver) => {
        transceiver.setDirection("sendonly");
      });
      const answer = await answerOffer(peer, offer, log);
      if (answer === undefined) return undefined;
      viewers.set(connection, { slug, peer, stop: forward(peer) });
      peer.connectionStateChange.subscribe((state) => {
        if (state === "connected") requestPicture();
        if (state === "failed" || state === "closed" || state === "disconnected") void endViewer(connection);
      });
      return { connection, answer };
    },
    async end(slug, connection) {
      if (publisher?.connection === connection && publisher.slug === slug) {
        await endPublisher();
        return true;
      }
      if (viewers.get(connection)?.slug !== slug) return false;
      await endViewer(connection);
      return true;
    },
    isReceiving: (slug) =>
      publisher?.slug === slug && performance.now() - publisher.videoAtMs < silentAfterMs,
    async close() {
      for (const connection of [...viewers.keys()]) await endViewer(connection);
      await endPublisher();
    },
  };
}

/** Answers an offer with all of this host's candidates in one message, as WHIP and WHEP do. */
async function answerOffer(peer: RTCPeerConnection, offer: string, log: Logger): Promise<string | undefined> {
  try {
    if (!/^m=video /m.test(offer)) throw new Error("the offer has no video");
    await peer.setRemoteDescription({ type: "offer", sdp: withoutHiddenNames(offer) });
    await peer.setLocalDescription(await peer.createAnswer());
    await gathered(peer);
    return peer.localDescription?.sdp;
  } catch (error) {
    log.info({ err: error }, "a session description was not accepted");
    await peer.close();
    return undefined;
  }
}

/**
 * Removes mDNS candidates, which only the browser itself can resolve; the relay learns the address from its packets.
 */
function withoutHiddenNames(offer: string): string {
  return offer
    .split(/\r?\n/)
    .filter((line) => !/^a=candidate:.*\.local /.test(line))
    .join("\r\n");
}

async function gathered(peer: RTCPeerConnection): Promise<void> {
  if (peer.iceGatheringState === "complete") return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, gatherTimeoutMs);
    peer.iceGatheringStateChange.subscribe((state) => {
      if (state !== "complete") return;
      clearTimeout(timer);
      resolve();
    });
  });
}
