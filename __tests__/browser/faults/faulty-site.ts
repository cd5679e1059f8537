import { createServer } from "node:http";
import { addressOf, close, listen, portOf } from "../../../tools/shared/ports";
import { freePort } from "../../support/free-port";

const SITE_URL = addressOf(portOf("preview"));
const INTAKE_URL = addressOf(portOf("intake"));

/** What may be wrong with the address that the site posts to, or with its policy. */
const SITE_FAULTS = ["unknown host", "closed port", "no TLS", "policy"] as const;
export type SiteFault = (typeof SITE_FAULTS)[number];

export interface FaultySite {
  /** Address without a trailing slash. */
  url: string;
  /** Where its form posts to. */
  webhookUrl: string;
  close(): Promise<void>;
}

/** Serves the built site with another webhook in its data and its policy. */
export async function startFaultySite(fault: SiteFault): Promise<FaultySite> {
  const webhookUrl = await webhookOf(fault);
  const server = createServer(async (request, response) => {
    const answer = await fetch(SITE_URL + request.url, { redirect: "manual" });
    for (const [name, value] of answer.headers) {
      // The body is read decoded, and its length may change.
      if (/^(content-(encoding|length)|connection|transfer-encoding)$/.test(name)) continue;
      response.setHeader(name, value.replaceAll(INTAKE_URL, fault === "policy" ? "" : webhookUrl));
    }
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isText = /html|json/.test(answer.headers.get("content-type") ?? "");
    response.writeHead(answer.status);
    response.end(isText ? bytes.toString().replaceAll(INTAKE_URL, webhookUrl) : bytes);
  });
  const port = await listen(server, "preview", 0);
  return {
    url: addressOf(port),
    webhookUrl,
    close: () => close(server),
  };
}

async function webhookOf(fault: SiteFault): Promise<string> {
  switch (fault) {
    case "unknown host":
      // Reserved for names that never resolve (RFC 2606).
      return "http://nowhere.invalid";
    case "closed port":
      return addressOf(await freePort());
    case "no TLS":
      return INTAKE_URL.replace("http:", "https:");
    case "policy":
      return INTAKE_URL;
  }
}
