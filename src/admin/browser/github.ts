import { CONTENT_FILES, type ContentFileName } from "../../content/model";
import { nameOf } from "../form-fields";
import type { Admin } from "../settings";
import { tell } from "./ask";

/** Patterns of what GitHub says, with what it means for an editor. Sveltia CMS shows messages as they are. */
const MEANINGS = {
  "bad credentials|requires authentication":
    "Your sign-in isn't valid anymore. Sign out, and sign in again.",
  "rate limit":
    "GitHub accepts no more requests from you for now. Wait a few minutes, and try again.",
  "not accessible by|must have (push|admin|write)|write access|not have permission":
    "Your account or access token isn't allowed to change this repository. Ask the site's owner for write access, or create a token with read and write access to contents and pull requests.",
  "protected branch|rule violations|required status|approving review":
    "GitHub publishes this draft only when all checks have passed and everyone who must agree has agreed. Open the pull request to see what is missing.",
  "expected branch to point": "Someone else saved at the same moment. Save again.",
};

const NO_NETWORK = "GitHub doesn't respond. Check your internet connection, and try again.";

let authorization = "";

/** Wraps `fetch`, to explain GitHub's refusals and to know how the editor signs its requests. */
export function explainGithub(api: string): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const url = String(input);
    if (!url.startsWith(api)) return send(input, init);
    authorization = new Headers(init?.headers).get("Authorization") ?? authorization;
    const response = await send(input, init).catch(() => Promise.reject(new Error(NO_NETWORK)));
    if (response.ok && !url.endsWith("/graphql")) return response;
    const answer = await response
      .clone()
      .json()
      .catch(() => ({}));
    const said = answer.errors?.[0] ?? answer;
    if (typeof said.message !== "string") return response;
    const [, meaning = said.message] =
      Object.entries(MEANINGS).find(([words]) => new RegExp(words, "i").test(said.message)) ?? [];
    // The editor says only that the draft couldn't be published.
    if (url.endsWith("/merge")) tell(meaning, "Not published");
    said.message = meaning;
    return new Response(JSON.stringify(answer), response);
  };
}

/** Reads the files as they are on GitHub now, and the file to save from its draft, if there is an open one. */
export function githubReader({ repository, branch }: Admin, api: string) {
  const [owner, name] = repository.split("/");
  const blobOf = (ref: string, file: string) =>
    `object(expression: ${JSON.stringify(`${ref}:data/${file}`)}) { ... on Blob { text } }`;
  return async (own: ContentFileName, isSeen: (text: string) => boolean) => {
    // The name that Sveltia CMS gives to a draft's branch.
    const draft = `cms/_singletons/${nameOf(own)}`;
    const files = CONTENT_FILES.map(({ file }, index) => `file${index}: ${blobOf(branch, file)}`);
    const query = `query($owner: String!, $name: String!, $draft: String!) {
      repository(owner: $owner, name: $name) {
        pullRequests(headRefName: $draft, states: OPEN, first: 1) { totalCount }
        draft: ${blobOf(draft, own)} ${files.join(" ")}
      }
    }`;
    const response = await fetch(`${api}/graphql`, {
      method: "POST",
      headers: { Authorization: authorization, "Content-Type": "application/json" },
      body: JSON.stringify({ query, variables: { owner, name, draft } }),
    });
    const { data, errors, message } = await response.json();
    const found = data?.repository;
    if (!found) throw new Error(errors?.[0]?.message ?? message ?? NO_NETWORK);
    const current = new Map<ContentFileName, string>();
    for (const [index, { file }] of CONTENT_FILES.entries()) {
      current.set(file, found[`file${index}`]?.text ?? "");
    }
    if (found.pullRequests.totalCount > 0 && found.draft) {
      if (!isSeen(found.draft.text)) throw new Error(OTHER_DRAFT);
      current.set(own, found.draft.text);
    }
    return current;
  };
}

const OTHER_DRAFT =
  "Someone else has saved a draft of this form, which you haven't seen. Your changes can be added to it: reload this page, open the form, and click Restore. If it was you in another tab, copy your text first, because a browser keeps only one draft of a form.";
