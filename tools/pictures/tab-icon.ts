import { MARK } from "../../src/components/Logo/mark";
import { colorOf, readTokens } from "../../src/discovery/tokens";

/** The colours of the mark's bars, by the colour of what is around them. */
export function markColors() {
  const tokens = readTokens("light");
  return {
    ink: colorOf("ink-8", tokens),
    onLight: { bar: colorOf("ink-8", tokens), passed: colorOf("green-5", tokens) },
    onDark: { bar: colorOf("mist-1", tokens), passed: colorOf("green-4", tokens) },
  };
}

/** `static/favicon.svg`: the mark alone, in colours that follow the browser's. */
export function tabIcon(): string {
  const { onLight, onDark } = markColors();
  const bars = MARK.map(({ from, to, passed }, row) => {
    const place = [from > 0 && `x="${from}"`, row > 0 && `y="${row * 6}"`].filter(Boolean);
    const size = `width="${to - from}" height="4" rx="1"`;
    return `  <rect class="${passed ? "lane" : "bar"}" ${[...place, size].join(" ")}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
  <style>
    .bar { fill: ${onLight.bar} }
    .lane { fill: ${onLight.passed} }
    @media (prefers-color-scheme: dark) {
      .bar { fill: ${onDark.bar} }
      .lane { fill: ${onDark.passed} }
    }
  </style>
${bars.join("\n")}
</svg>
`;
}
