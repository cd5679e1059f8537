import { startPreview } from "../host/preview-server";
import { type Front, startFront } from "./http2-front";

/** Serves a built site over HTTP/2, with its host's rules. */
export async function serve(dir: string): Promise<Front> {
  const site = await startPreview({ port: 0, dir });
  const front = await startFront(site.url).catch(async (error: unknown) => {
    await site.close();
    throw error;
  });
  return {
    url: front.url,
    close: async () => {
      await front.close();
      await site.close();
    },
  };
}
