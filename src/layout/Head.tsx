import { Fragment } from "react";
import { Helmet } from "react-helmet";

/**
 * Holds tags of the document's head. In the build react-helmet collects them for gatsby-ssr.tsx:
 * React would write them into the part of the page that Gatsby has it draw. In the browser React
 * itself finds them in the head and keeps them current, so that react-helmet, 5 KB of script, stays
 * out of its bundle (speed/webpack.ts).
 */
export const Head = typeof window === "undefined" ? Helmet : Fragment;
