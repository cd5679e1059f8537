import { LANGUAGE } from "../words";
import { themeColors } from "./tokens";

/** Phones use it to add the site to their home screen (w3.org/TR/appmanifest). */
export function webManifest({ name, description }: Record<"name" | "description", string>): object {
  const [light] = themeColors();
  return {
    id: "/",
    name,
    short_name: name,
    description,
    lang: LANGUAGE,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: light?.color,
    theme_color: light?.color,
    icons: [192, 512].flatMap((side) =>
      ["any", "maskable"].map((purpose) => ({
        src: `/icon-${side}.png`,
        sizes: `${side}x${side}`,
        type: "image/png",
        purpose,
      })),
    ),
  };
}
