import { closeDealtTable } from "@parlour/contracts/calls/play/shared-rounds/close-dealt-table";
import { openDealtTable } from "@parlour/contracts/calls/play/shared-rounds/open-dealt-table";
import { reportDealerPresence } from "@parlour/contracts/calls/play/shared-rounds/report-dealer-presence";
import type { DealtTable } from "@parlour/contracts/entities/dealt-table";
import { client } from "@parlour/web/api/client";
import { useEffect, useRef, useState } from "react";
import { type Camera, openCamera } from "./camera.ts";

const open = client(openDealtTable);
const close = client(closeDealtTable);
const report = client(reportDealerPresence);

const reportEveryMs = 1_000;
/** After this many consecutive reports without video, we reconnect to the media server. */
const mostSilentReports = 5;

/** The dealer's shift at a table: the camera, its connection, and the reports that keep the table open. */
export function useDealing(slug: string, onTable: (table: DealtTable) => void) {
  const [camera, setCamera] = useState<Camera | null>(null);
  const latest = useRef(onTable);
  latest.current = onTable;

  useEffect(() => {
    if (camera === null) return;
    let isOver = false;
    let silent = 0;
    const step = async () => {
      const isSending = await camera.isSending();
      silent = isSending ? 0 : silent + 1;
      if (camera.isLost() || silent >= mostSilentReports) {
        silent = 0;
        await camera.send((await open({ params: { slug } })).media);
      }
      const table = await report({ params: { slug }, body: { isSending } });
      if (!isOver) latest.current(table);
    };
    const run = async () => {
      while (!isOver) {
        // A failed report is sent again; without reports, the server closes betting.
        await step().catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, reportEveryMs));
      }
    };
    void run();
    return () => {
      isOver = true;
      camera.stop();
    };
  }, [camera, slug]);

  return {
    camera,
    async start() {
      const opened = await openCamera();
      try {
        const { table, media } = await open({ params: { slug } });
        await opened.send(media);
        latest.current(table);
        setCamera(opened);
      } catch (error) {
        opened.stop();
        throw error;
      }
    },
    async stop() {
      latest.current(await close({ params: { slug } }));
      setCamera(null);
    },
  };
}
