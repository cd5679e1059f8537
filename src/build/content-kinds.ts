import { z } from "zod";

/**
 * The kinds of field that content is made of. Each builder takes the description that an
 * editor reads while typing and in error messages; what the data layer adds to a field stands
 * in `graphql` and travels through the JSON Schema (see graphql-types.ts).
 */

/** Marks a field for the GraphQL layer; read back from the JSON Schema by graphql-types.ts. */
export interface GraphqlMeta {
  /** Directives after the field's type, such as `@figures`. */
  directives?: string;
  /** The GraphQL type, where it is not the one that follows from the JSON Schema. */
  type?: string;
  /** A second field beside this one: the thing that this field's value names. */
  companion?: string;
}

declare module "zod" {
  interface GlobalMeta {
    graphql?: GraphqlMeta;
  }
}

/** Where a length or a bound is not stated, these hold: what fits its place at 390 px. */
const LENGTHS = { label: 40, title: 90, line: 160, paragraph: 600 } as const;

/** Text that a visitor reads, on one line; may hold figures such as `{speedup}`. */
export function text(description: string, length: keyof typeof LENGTHS | { max: number } = "line") {
  const max = typeof length === "string" ? LENGTHS[length] : length.max;
  return z
    .string()
    .regex(/\S/, { error: "empty" })
    .max(max)
    .meta({ description, graphql: { directives: "@figures" } });
}

/** A short name used in addresses and references: `fireworks-load-test`. */
export function slug(description: string) {
  return z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      error: "a short name has small letters, digits and single hyphens only, like load-test",
    })
    .max(60)
    .meta({ description });
}

/** A page of this site (`/contact`), a place on the page (`#plans`) or an outside https address. */
export function address(description: string) {
  return z
    .string()
    .regex(/^(?:\/(?!\/)[a-z0-9\-/]*(?:#[a-z0-9-]+)?|#[a-z0-9-]+|https:\/\/[^\s/]+\.[^\s]+)$/, {
      error: 'an address is a page of this site like "/contact" or starts with "https://"',
    })
    .meta({ description });
}

/** An absolute https address outside this site. */
export function outsideAddress(description: string) {
  return z
    .string()
    .regex(/^https:\/\/[^\s/]+\.[^\s]+$/, {
      error: 'an outside address starts with "https://"',
    })
    .meta({ description });
}

/** An email address, as shown and as used in `mailto:`. */
export function email(description: string) {
  return z
    .string()
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, {
      error: "an email address looks like sales@paralane.example",
    })
    .meta({ description });
}

/** A whole number of at least `min`. */
export function count(description: string, { min = 0, max = 10_000_000 } = {}) {
  return z.int().min(min).max(max).meta({ description });
}

/** An amount of US dollars, such as 140 or 0.02. */
export function dollars(description: string) {
  return z.number().min(0).max(100_000).meta({ description });
}

export function yesOrNo(description: string) {
  return z.boolean().meta({ description });
}

/** One of a fixed list of words; an enum in GraphQL too, so that components get a union. */
export function oneOf<Values extends readonly [string, ...string[]]>(
  typeName: string,
  values: Values,
  description: string,
) {
  return z.enum(values).meta({ description, graphql: { type: typeName } });
}

/** The raster pictures under static/images, by file name, always with their alternative text. */
export const picture = z
  .strictObject({
    src: z
      .string()
      .regex(/^[a-z0-9][a-z0-9\-/]*\.(?:png|jpg)$/, {
        error: "a picture is the name of a PNG or JPG file in static/images, like banner.png",
      })
      .meta({
        description: "File name of a picture in static/images, such as banner.png",
        graphql: { companion: 'file: File! @link(by: "relativePath", from: "src")' },
      }),
    alt: z
      .string()
      .max(200)
      .meta({
        description:
          'What the picture shows, for people who can\'t see it; "" if it is only decoration',
        graphql: { directives: "@figures" },
      }),
  })
  .meta({ id: "Picture", description: "A picture and its alternative text" });

/** The names of entries in another file's list, resolved to those entries in GraphQL. */
export function references(
  description: string,
  { file, list, type }: { file: string; list: string; type: string },
) {
  return z
    .array(slug("The short name (slug) of an entry"))
    .min(1)
    .meta({
      description,
      graphql: { type: `[${type}!]!`, directives: `@entries(file: "${file}", list: "${list}")` },
    });
}
