import VideoOff from "lucide-react/icons/video-off";
import { useEffect, useRef } from "react";
import type { Camera } from "./camera.ts";

/** The dealer's own video, without sound. */
export function Preview({ camera }: { camera: Camera | null }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = camera?.stream ?? null;
  }, [camera]);
  return (
    <div className="grid aspect-video place-items-center overflow-hidden rounded-card border border-line bg-ink">
      {camera === null ? (
        <p className="grid justify-items-center gap-2 text-mist">
          <VideoOff size={28} aria-hidden="true" />
          Camera off
        </p>
      ) : (
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label="Your camera"
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
