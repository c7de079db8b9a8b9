import { readIceServers } from "./ice-servers.ts";

/** The URL at which a table's video is sent or watched, and the token that allows it. */
export type MediaAddress = { url: string; token: string };

export type MediaConnection = {
  peer: RTCPeerConnection;
  /** Ends the connection here and on the media server. */
  close(): void;
};

type Offered = MediaConnection & { response: Response };

const gatherTimeoutMs = 1_000;

/** Waits for all ICE candidates, so that the offer contains them and no further messages are needed. */
async function gathered(peer: RTCPeerConnection): Promise<void> {
  if (peer.iceGatheringState === "complete") return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, gatherTimeoutMs);
    peer.addEventListener("icegatheringstatechange", () => {
      if (peer.iceGatheringState !== "complete") return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Connects by WHIP or WHEP: posts an offer and applies the answer. Throws if the media server does not accept it.
 * `createPeer` returns a new connection with its tracks. If the answer names STUN or TURN servers, `createPeer` is
 * called a second time, because the first offer has no candidates from these servers.
 */
export async function connectMedia(
  createPeer: (configuration: RTCConfiguration) => RTCPeerConnection,
  address: MediaAddress,
  signal: AbortSignal,
): Promise<MediaConnection> {
  let offered = await offer(createPeer({}), address, signal);
  const iceServers = readIceServers(offered.response.headers.get("link"));
  if (iceServers.length > 0) {
    offered.close();
    offered = await offer(createPeer({ iceServers }), address, signal);
  }
  const { peer, response, close } = offered;
  await peer.setRemoteDescription({ type: "answer", sdp: await response.text() });
  return { peer, close };
}

async function offer(
  peer: RTCPeerConnection,
  { url, token }: MediaAddress,
  signal: AbortSignal,
): Promise<Offered> {
  const authorization = `Bearer ${token}`;
  await peer.setLocalDescription(await peer.createOffer());
  await gathered(peer);
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/sdp", authorization },
    body: peer.localDescription?.sdp ?? "",
    signal,
  });
  if (response.status !== 201) throw new Error(`the media server answered ${response.status}`);
  const location = response.headers.get("location");
  const resource = location && new URL(location, response.url).href;
  return {
    peer,
    response,
    close() {
      peer.close();
      if (resource)
        fetch(resource, { method: "DELETE", headers: { authorization }, keepalive: true }).catch(() => {});
    },
  };
}
