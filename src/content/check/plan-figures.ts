import { type Figures, referencesIn } from "../figures";
import type { ValueError } from "../value-error";

/** Reports a figure of one plan in a sentence such as "{basic.overage} on Basic and Pro", if the other's differs. */
export function checkPlanFigures(
  text: string,
  figures: Figures | undefined,
  plans: readonly { slug: string; name: string }[],
): ValueError[] {
  if (!figures || !text.includes("{")) return [];
  const anyName = `(?:${plans.map(({ name }) => escaped(name)).join("|")})`;
  const enumeration = new RegExp(`\\b${anyName}(?:(?:,|,? and|,? or| &) ${anyName})+\\b`, "g");
  return text.split(/(?<=[.!?])\s/).flatMap((sentence) => {
    const names = (sentence.match(enumeration) ?? []).join().split(/, ?| and | or | & /);
    const named = plans.filter(({ name }) => names.includes(name));
    const wrong = referencesIn(sentence).flatMap((reference) => {
      const [slug = "", key = ""] = reference.split(".");
      const one = named.find((plan) => plan.slug === slug);
      const other = named.find((plan) => {
        const twin = `${plan.slug}.${key}`;
        const isSame = [undefined, figures.get(reference)].includes(figures.get(twin));
        return !isSame && !sentence.includes(`{${twin}}`);
      });
      if (!one || !other) return [];
      const twin = `${other.slug}.${key}`;
      const message = `this is about ${one.name} and ${other.name}, but {${reference}} is ${figures.get(reference)} and {${twin}} is ${figures.get(twin)}; name both figures`;
      return [{ message, excerpt: `{${reference}}` }];
    });
    return wrong.slice(0, 1);
  });
}

const escaped = (text: string) => text.replace(/[^\w\s]/g, "\\$&");
