import {
  Children,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
} from "react";

type HeadComponent = (props: { children: ReactNode }) => ReactNode;

/** What holds a document's tags: in the build react-helmet, of which the browser needs no part. */
export const HeadContext = createContext<HeadComponent>(BrowserHead);

/**
 * Holds tags of the document's head. In the build react-helmet collects them for gatsby-ssr.tsx:
 * React would write them into the part of the page that Gatsby has it draw. In the browser the tags are
 * the document's own: those that React itself puts there it must find again, or it ends in the middle of
 * a change of page. An extension may have taken them out.
 */
export function Head({ children }: { children: ReactNode }) {
  const Tags = useContext(HeadContext);
  return <Tags>{children}</Tags>;
}

function BrowserHead({ children }: { children: ReactNode }) {
  const title = useRef<string>(null);
  useLayoutEffect(() => {
    const { head } = document;
    // The one tag that not every page has.
    head.querySelector("meta[name=robots]")?.remove();
    for (const tag of Children.toArray(children)) {
      const { type, props } = tag as ReactElement<Record<string, string>>;
      const [first] = Object.entries(props);
      if (type === "title") {
        // Not again for the same page, on which it may be marked (useErrorTitle.ts).
        if (props.children !== title.current) document.title = props.children ?? "";
        title.current = props.children ?? null;
      } else if (first) {
        const found = head.querySelector(`${type}[${first[0]}="${first[1]}"]`);
        const element = found ?? head.appendChild(document.createElement(String(type)));
        for (const [name, value] of Object.entries(props)) element.setAttribute(name, value);
      }
    }
  });
  return null;
}
