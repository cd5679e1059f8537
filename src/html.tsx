import type { ReactNode } from "react";

interface HtmlProps {
  htmlAttributes: object;
  headComponents: ReactNode;
  bodyAttributes: object;
  preBodyComponents: ReactNode;
  postBodyComponents: ReactNode;
  body: string;
}

/** Gatsby's default has extra code for old browsers (gatsbyjs.com/docs/custom-html). */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div
          key="body"
          id="___gatsby"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
          dangerouslySetInnerHTML={{ __html: props.body }}
        />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
