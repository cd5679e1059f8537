/** What the published editor edits: a GitHub repository (`owner/name`) and the branch for changes. */
export interface Admin {
  repository: string;
  branch: string;
}

/**
 * Parses GATSBY_ADMIN_REPOSITORY, such as `acme/website#main`; undefined if no editor should be published.
 *
 * @throws Error if it isn't in this form
 */
export function readAdmin({ GATSBY_ADMIN_REPOSITORY = "" }: NodeJS.ProcessEnv): Admin | undefined {
  const value = GATSBY_ADMIN_REPOSITORY.trim();
  if (value === "") return undefined;
  const [, repository, branch = "main"] = /^([\w.-]+\/[\w.-]+)(?:#([\w./-]+))?$/.exec(value) ?? [];
  if (repository !== undefined) return { repository, branch };
  throw new Error(
    `GATSBY_ADMIN_REPOSITORY is "${value}". Set it to a GitHub repository's owner and name, such as acme/website,` +
      " with an optional branch: acme/website#main. Leave it empty for a site without an editor.",
  );
}
