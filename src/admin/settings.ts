export interface Admin {
  repository: string;
  branch: string;
}

/** Matches GitHub's names: an owner without dots, a repository that doesn't end with .git, and a branch. */
const NAME =
  /^([a-z\d](?:-?[a-z\d])*\/(?!\.+(?:#|$))[\w.-]+(?<!\.git))(?:#(?![/.-])([\w./-]+(?<![/.])))?$/i;

/** Parses the value of GATSBY_ADMIN_REPOSITORY, such as `acme/website#main`. */
export function readAdmin({ GATSBY_ADMIN_REPOSITORY = "" }: NodeJS.ProcessEnv): Admin | undefined {
  const value = GATSBY_ADMIN_REPOSITORY.trim();
  if (value === "") return undefined;
  const [, repository, branch = "main"] = NAME.exec(value) ?? [];
  if (repository !== undefined) return { repository, branch };
  throw new Error(
    `GATSBY_ADMIN_REPOSITORY is "${value}". Set it to a GitHub repository's owner and name, such as acme/website,` +
      " with an optional branch: acme/website#main. Leave it empty to publish the site without an editor.",
  );
}
