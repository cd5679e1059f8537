import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import path from "node:path";
import { buildSchema, graphql } from "gatsby/graphql";
import { close, listen, urlOf } from "../../tools/shared/ports";

/*
 * A stand-in for the part of GitHub's API that the published editor uses, with one repository in memory.
 *
 * In: files, as a map from paths to contents, and the editor's requests. Out: branches, and pull requests. GraphQL is
 * executed with a part of GitHub's schema (github.graphql), so that a query that GitHub would refuse fails here, too.
 */

const SCHEMA = buildSchema(readFileSync(path.join(__dirname, "github.graphql"), "utf8"));

export type Files = ReadonlyMap<string, Buffer>;

interface Commit {
  oid: string;
  message: string;
  files: Files;
}

interface Pull {
  number: number;
  title: string;
  head: string;
  state: "open" | "closed" | "merged";
  draft: boolean;
  labels: string[];
}

/**
 * Refuses the requests that match `request`: a method and a path, or the name of a GraphQL mutation. With status 0,
 * nobody answers.
 */
export interface Refusal {
  request: RegExp;
  status: number;
  message: string;
}

const NOW = "2026-11-01T12:00:00Z";
const USER = { login: "ana", name: "Ana Editor", email: "ana@site.example" };

const shaOf = (data: Buffer) =>
  createHash("sha1").update(`blob ${data.length}\0`).update(data).digest("hex");

export class Github {
  readonly repository: string;
  readonly branches = new Map<string, Commit>();
  readonly pulls: Pull[] = [];
  refusal: Refusal | undefined;
  url = "";
  /** The files that each branch started with. */
  private readonly starts = new Map<string, Files>();
  private readonly commits = new Map<string, Commit>();
  private readonly server = createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Methods", "GET, POST, PATCH, PUT, DELETE");
    response.setHeader("Access-Control-Allow-Headers", "Authorization, Content-Type, Accept");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    this.answer(request).then(
      ([status, body]) => (status ? response.writeHead(status).end(body) : response.destroy()),
      (error: Error) => response.writeHead(500).end(JSON.stringify({ message: error.message })),
    );
  });

  constructor(repository: string, files: Files) {
    this.repository = repository;
    this.commit("main", files, "The site");
  }

  async open(): Promise<void> {
    this.url = urlOf(await listen(this.server, "preview", 0));
  }

  close = () => close(this.server);

  /** Commits changed files to a branch, also as a colleague does. */
  commit(branch: string, changed: Files, message: string): Commit {
    const files = new Map([...(this.branches.get(branch)?.files ?? []), ...changed]);
    const oid = createHash("sha1").update(`${branch} ${this.commits.size}`).digest("hex");
    const commit = { oid, message, files };
    this.commits.set(oid, commit);
    this.branches.set(branch, commit);
    return commit;
  }

  /** Starts a draft, as the editor of a colleague does. */
  startDraft(branch: string, changed: Files): void {
    const base = this.branches.get("main")?.files ?? new Map<string, Buffer>();
    this.starts.set(branch, base);
    this.commit(branch, new Map([...base, ...changed]), "Update");
    const labels = ["sveltia-cms/draft"];
    const number = this.pulls.length + 1;
    this.pulls.push({ number, title: "Update", head: branch, state: "open", draft: true, labels });
  }

  text(branch: string, path: string): string {
    return this.branches.get(branch)?.files.get(path)?.toString() ?? "";
  }

  private async answer(
    request: IncomingMessage,
  ): Promise<[status: number, body?: string | Buffer]> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const body = text ? JSON.parse(text) : {};
    const path = (request.url ?? "").replace(`/repos/${this.repository}`, "").replace(/\?.*/, "");
    const [mutation = ""] = /(?<=^\s*mutation[^{]*\{\s*)\w+/.exec(body.query ?? "") ?? [];
    const name = `${request.method} ${path} ${mutation}`;
    if (request.headers.authorization !== "token secret") {
      return [401, JSON.stringify({ message: "Bad credentials" })];
    }
    if (this.refusal?.request.test(name)) {
      const { status, message } = this.refusal;
      const error = status === 200 ? { data: null, errors: [{ message }] } : { message };
      return [status, JSON.stringify(error)];
    }
    if (path === "/graphql") {
      const { query, variables } = body;
      const root = { repository: () => this.shown(), ...this.mutations };
      const result = await graphql({
        schema: SCHEMA,
        source: query,
        variableValues: variables,
        rootValue: root,
      });
      return [200, JSON.stringify(result)];
    }
    for (const [route, handle] of this.routes) {
      const found = route.exec(`${request.method} ${path}`);
      if (found) {
        const result = handle(found[1] ?? "", body);
        if (Buffer.isBuffer(result)) return [200, result];
        return result === undefined ? [204] : [200, JSON.stringify(result)];
      }
    }
    return [404, JSON.stringify({ message: `The stand-in has no ${name}` })];
  }

  private shown() {
    return {
      id: "R_1",
      ref: ({ qualifiedName }: { qualifiedName: string }) => {
        const commit = this.branches.get(qualifiedName);
        return commit && { name: qualifiedName, target: commitShown(commit) };
      },
      object: ({ oid = "", expression = "" }) => {
        if (this.commits.has(oid)) return commitShown(this.commits.get(oid) as Commit);
        const [branch = "", path = ""] = expression.split(":");
        const named = this.branches.get(branch)?.files.get(path);
        const all = Array.from(this.commits.values(), ({ files }) => [...files.values()]).flat();
        const data = named ?? all.find((one) => shaOf(one) === oid);
        return data && blobShown(data);
      },
      pullRequests: ({ headRefName }: { headRefName?: string }) => {
        const open = this.pulls.filter(
          ({ state, head }) => state === "open" && head === (headRefName ?? head),
        );
        return { totalCount: open.length, nodes: open.map((pull) => this.pullShown(pull)) };
      },
    };
  }

  private pullShown(pull: Pull) {
    const files = this.branches.get(pull.head)?.files ?? new Map<string, Buffer>();
    const base = this.branches.get("main")?.files;
    const changed = [...files].filter(([path, data]) => !base?.get(path)?.equals(data));
    return {
      ...{ id: `PR_${pull.number}`, number: pull.number, title: pull.title, isDraft: pull.draft },
      ...{ url: `https://github.example/pull/${pull.number}`, isCrossRepository: false },
      ...{ createdAt: NOW, updatedAt: NOW, author: { ...USER, databaseId: 1, avatarUrl: "" } },
      ...{ headRefName: pull.head, headRefOid: this.branches.get(pull.head)?.oid ?? "" },
      labels: { nodes: pull.labels.map((name) => ({ name })) },
      files: {
        nodes: changed.map(([path]) => ({
          path,
          changeType: base?.has(path) ? "MODIFIED" : "ADDED",
        })),
      },
    };
  }

  private readonly mutations = {
    createRef: ({ input }: { input: { name: string; oid: string } }) => {
      const name = input.name.replace("refs/heads/", "");
      if (this.branches.has(name)) {
        throw new Error(`A ref named "${input.name}" already exists in the repository.`);
      }
      const commit = this.commits.get(input.oid);
      if (commit) this.branches.set(name, commit);
      this.starts.set(name, commit?.files ?? new Map());
      return { ref: { name } };
    },
    createCommitOnBranch: ({ input }: { input: CommitInput }) => {
      const { branch, expectedHeadOid, fileChanges, message } = input;
      const head = this.branches.get(branch.branchName)?.oid ?? "";
      if (head !== expectedHeadOid) {
        throw new Error(`Expected branch to point to "${head}" but it points to another commit.`);
      }
      const added = fileChanges.additions.map(
        ({ path, contents }) => [path, Buffer.from(contents, "base64")] as const,
      );
      const commit = this.commit(branch.branchName, new Map(added), message.headline);
      return { commit: commitShown(commit) };
    },
    convertPullRequestToDraft: (args: PullInput) => this.setDraft(args, true),
    markPullRequestReadyForReview: (args: PullInput) => this.setDraft(args, false),
  };

  private setDraft({ input }: PullInput, draft: boolean) {
    const pull = this.pullNumbered(input.pullRequestId.replace("PR_", ""));
    pull.draft = draft;
    return { pullRequest: this.pullShown(pull) };
  }

  private pullNumbered(number: string): Pull {
    const pull = this.pulls.find((one) => String(one.number) === number);
    if (!pull) throw new Error(`There is no pull request ${number}`);
    return pull;
  }

  /** The REST API: each route's group is passed to its function, with the body. */
  private readonly routes: [RegExp, (part: string, body: RestBody) => unknown][] = [
    [/^GET \/user$/, () => ({ ...USER, id: 1, avatar_url: "", html_url: "" })],
    [/^GET \/collaborators\/ana$/, () => undefined],
    [
      /^GET \/git\/trees\/(.*)$/,
      (oid) => ({
        tree: Array.from(this.commits.get(oid)?.files ?? [], ([path, data]) => ({
          ...{ type: "blob", path, sha: shaOf(data), size: data.length },
        })),
      }),
    ],
    [
      /^GET \/git\/blobs\/(.*)$/,
      (oid) => {
        const all = Array.from(this.commits.values(), ({ files }) => [...files.values()]).flat();
        return all.find((data) => shaOf(data) === oid);
      },
    ],
    [
      /^POST \/pulls$/,
      (_part, { title = "", head = "", draft = false }) => {
        const pull: Pull = {
          ...{ number: this.pulls.length + 1, title, head, draft, state: "open", labels: [] },
        };
        this.pulls.push(pull);
        return {
          ...{ number: pull.number, node_id: `PR_${pull.number}`, title, created_at: NOW },
          ...{ updated_at: NOW, html_url: "", head: { sha: this.branches.get(head)?.oid } },
        };
      },
    ],
    [
      /^PATCH \/pulls\/(\d+)$/,
      (number, { state }) => Object.assign(this.pullNumbered(number), { state }),
    ],
    [
      /^PUT \/pulls\/(\d+)\/merge$/,
      (number) => {
        const pull = this.pullNumbered(number);
        const base = this.starts.get(pull.head);
        const files = this.branches.get(pull.head)?.files ?? new Map<string, Buffer>();
        const changed = [...files].filter(([path, data]) => !base?.get(path)?.equals(data));
        this.commit("main", new Map(changed), pull.title);
        pull.state = "merged";
        return { merged: true };
      },
    ],
    [
      /^(?:POST|PATCH) \/issues\/(\d+)(?:\/labels)?$/,
      (number, { labels = [] }) => Object.assign(this.pullNumbered(number), { labels }),
    ],
    [
      /^GET \/issues\/(\d+)$/,
      (number) => ({ labels: this.pullNumbered(number).labels.map((name) => ({ name })) }),
    ],
    [
      /^PATCH \/git\/refs\/heads\/(.*)$/,
      (name, { sha = "" }) => {
        const commit = this.commits.get(sha);
        if (commit) this.branches.set(name, commit);
        this.starts.set(name, commit?.files ?? new Map());
        return {};
      },
    ],
    [/^DELETE \/git\/refs\/heads\/(.*)$/, (name) => void this.branches.delete(name)],
  ];
}

interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[] };
  message: { headline: string };
}

interface PullInput {
  input: { pullRequestId: string };
}

interface RestBody {
  title?: string;
  head?: string;
  draft?: boolean;
  state?: Pull["state"];
  labels?: string[];
  sha?: string;
}

function commitShown(commit: Commit): object {
  const { oid, message, files } = commit;
  return {
    ...{ __typename: "Commit", oid, message, committedDate: NOW },
    author: { ...USER, avatarUrl: "", user: { ...USER, databaseId: 1 } },
    history: () => ({ nodes: [commitShown(commit)] }),
    file: ({ path }: { path: string }) => {
      const data = files.get(path);
      return data && { oid: shaOf(data) };
    },
  };
}

function blobShown(data: Buffer): object {
  const isBinary = data.includes(0);
  return {
    ...{ __typename: "Blob", oid: shaOf(data), byteSize: data.length, isBinary },
    ...{ isTruncated: false, text: isBinary ? null : data.toString() },
  };
}
