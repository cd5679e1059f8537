import { startPreview } from "../host/preview-server";
import { type Front, startFront } from "./http2-front";

/** The versions of HTTP over which a benchmark can serve. */
export type HttpVersion = "1.1" | "2";

/** Serves a built site, with its host's rules. */
export async function serve(dir: string, version: HttpVersion = "2"): Promise<Front> {
  const site = await startPreview({ port: 0, dir });
  if (version === "1.1") return site;
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
