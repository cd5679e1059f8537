/** What the published editor edits: `owner/name` of a repository of GitHub's, and the branch that changes go to. */
export interface Admin {
  repository: string;
  branch: string;
}

/**
 * What GATSBY_ADMIN_REPOSITORY names, such as `acme/website#main`; undefined if no editor is to be published.
 *
 * @throws Error if it names no repository
 */
export function readAdmin({ GATSBY_ADMIN_REPOSITORY = "" }: NodeJS.ProcessEnv): Admin | undefined {
  const value = GATSBY_ADMIN_REPOSITORY.trim();
  if (value === "") return undefined;
  const [, repository, branch = "main"] = /^([\w.-]+\/[\w.-]+)(?:#([\w./-]+))?$/.exec(value) ?? [];
  if (repository !== undefined) return { repository, branch };
  throw new Error(
    `GATSBY_ADMIN_REPOSITORY is "${value}": write the owner and the name of a repository on GitHub, such as` +
      " acme/website, or acme/website#main with its branch; leave it empty for a site without an editor.",
  );
}
