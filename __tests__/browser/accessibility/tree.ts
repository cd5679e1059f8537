import type { Page } from "@playwright/test";

interface AxValue {
  value?: unknown;
}

/** A node of the tree as the browser's protocol gives it. */
interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  description?: AxValue;
  value?: AxValue;
  properties?: { name: string; value: AxValue }[];
  childIds?: string[];
}

/** What a screen reader says of a state or property; the rest are of no use to a listener. */
const STATES = [
  "level",
  "checked",
  "expanded",
  "disabled",
  "readonly",
  "required",
  "invalid",
  "busy",
  "live",
  "valuetext",
  "focused",
];

/** Roles that are only there to hold others, or that repeat the text of what they are in. */
const SILENT = new Set(["generic", "none", "InlineTextBox", "LineBreak", "ListMarker"]);

/**
 * The part of a page with this role as the browser hands it to screen readers, a line for each thing
 * that is heard: role, name, description, value and states, in order and indented. Nothing if there is
 * no such part.
 */
export async function accessibilityTree(page: Page, part: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];

  const write = (node: AxNode, depth: number, said: string) => {
    const role = String(node.role?.value ?? "none");
    const name = text(node.name);
    const silent = node.ignored || SILENT.has(role);
    // A text that its element's name has said already.
    const repeated = role === "StaticText" && (name === "" || said === name);
    const heard = !silent && !repeated;
    if (heard) lines.push(`${"  ".repeat(depth)}${line(node, role, name)}`);
    if (role === "StaticText") return;
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) write(child, heard ? depth + 1 : depth, heard ? name : said);
    }
  };
  const root = nodes.find(({ ignored, role }) => !ignored && role?.value === part);
  if (root) write(root, 0, "");
  return lines;
}

function line(node: AxNode, role: string, name: string): string {
  const states = (node.properties ?? [])
    .filter(({ name: state, value }) => STATES.includes(state) && isSaid(value.value))
    .filter(({ name: state }) => state !== "level" || role === "heading")
    .map(({ name: state, value }) => (value.value === true ? state : `${state}=${value.value}`));
  const description = text(node.description);
  const value = text(node.value);
  return [
    role === "StaticText" ? "text" : role,
    name && JSON.stringify(name),
    description && `(${description})`,
    value && `= ${JSON.stringify(value)}`,
    states.length > 0 && `[${states.join(", ")}]`,
  ]
    .filter(Boolean)
    .join(" ");
}

const text = (value: AxValue | undefined) =>
  String(value?.value ?? "")
    .replace(/\s+/g, " ")
    .trim();

const isSaid = (value: unknown) =>
  !["", "false", "off", false, undefined].includes(value as string);
