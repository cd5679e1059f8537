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

/** At build time, gatsby-ssr.tsx provides react-helmet instead, which browsers don't need. */
export const HeadContext = createContext<HeadComponent>(BrowserHead);

/**
 * At build time, react-helmet collects the tags. In the browser, they are updated directly, because React
 * would crash on the next navigation if an extension removed one.
 */
export function Head({ children }: { children: ReactNode }) {
  const Tags = useContext(HeadContext);
  return <Tags>{children}</Tags>;
}

function BrowserHead({ children }: { children: ReactNode }) {
  const title = useRef<string>(null);
  useLayoutEffect(() => {
    const { head } = document;
    // Removes the robots tag of the previous page, since the current page may not have one.
    head.querySelector("meta[name=robots]")?.remove();
    for (const tag of Children.toArray(children)) {
      const { type, props } = tag as ReactElement<Record<string, string>>;
      const [first] = Object.entries(props);
      if (type === "title") {
        // The title is set only on navigation, because the form changes the title while a field is invalid
        // (useErrorTitle.ts).
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
