import { existsSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { PICTURE_CACHE } from "../between-builds/folders";

/** The part of Gatsby's state that is used here: each template with the query that stands in it. */
interface State {
  components: ReadonlyMap<string, { query: string }>;
}

/**
 * Asks the pages' queries once before the bundles are made, so that their pictures are encoded
 * meanwhile: by itself Gatsby asks them afterwards, and waits. It is 3 of the 28 s of a build from
 * nothing. Where an earlier build has kept its pictures there is little to encode, and asking takes
 * longer, 0.2 s. What is wrong with a query is told when Gatsby asks it.
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ graphql, store }) => {
  if (existsSync(PICTURE_CACHE)) return;
  const { components }: State = store.getState();
  for (const { query } of components.values()) if (query) await graphql(query);
};
