import { render, screen } from "@testing-library/react";
import { Picture } from "../../../src/components/Picture/Picture";
import { pageData } from "../../support/page-data";

const { picture } = pageData("/").content.home.features;
const sizes = "(width >= 62rem) 42rem, 92vw";

const img = () => screen.getByRole("img", { name: picture.alt });

test("a picture loads lazily unless it is marked eager", () => {
  const { rerender } = render(<Picture picture={picture} sizes={sizes} />);
  expect(img()).toHaveAttribute("loading", "lazy");
  expect(img()).not.toHaveAttribute("fetchpriority");
  rerender(<Picture picture={picture} sizes={sizes} eager />);
  expect(img()).toHaveAttribute("loading", "eager");
  expect(img()).toHaveAttribute("fetchpriority", "high");
});

test("a file that can't be optimized stops the build with an error that names the picture", () => {
  jest.spyOn(console, "error").mockImplementation();
  const broken = { alt: "A chart", file: { childImageSharp: null } };
  expect(() => render(<Picture picture={broken} sizes={sizes} />)).toThrow("A chart");
});

test("if a picture has a phone version, phones use that version and its aspect ratio", () => {
  const wide = pageData("/services").content.services.whatWeDo.picture;
  const { container } = render(<Picture picture={wide} sizes={sizes} />);
  const sources = [...container.querySelectorAll("source")];
  expect(sources.map(({ media, type }) => [media, type])).toEqual([
    ["(width < 40rem)", "image/avif"],
    ["", "image/avif"],
  ]);
  const [phones, others] = sources.map((source) => source.getAttribute("srcset"));
  expect(phones).not.toBe(others);
  const phone = wide.phoneFile.childImageSharp?.gatsbyImageData;
  expect(Number(sources[0]?.getAttribute("height"))).toBe(Math.round(1600 * (phone?.height ?? 0)));
});
