/** The URL at which a table's video is sent or watched, and the token that allows it. */
export type MediaAddress = { url: string; token: string };

export type MediaConnection = {
  peer: RTCPeerConnection;
  /** Ends the connection here and on the media server. */
  close(): void;
};

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
 */
export async function connectMedia(
  peer: RTCPeerConnection,
  { url, token }: MediaAddress,
  signal: AbortSignal,
): Promise<MediaConnection> {
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
  await peer.setRemoteDescription({ type: "answer", sdp: await response.text() });
  return {
    peer,
    close() {
      peer.close();
      if (resource)
        fetch(resource, { method: "DELETE", headers: { authorization }, keepalive: true }).catch(() => {});
    },
  };
}
