import { pictureFiles } from "../../src/gatsby/picture-files";

/** Asks for the files of a picture of which the image plugin answers with this. */
function filesOf(answer: object | undefined) {
  const resolve = jest.fn(async () => answer);
  const info = { parentType: { getFields: () => ({ gatsbyImageData: { resolve } }) } };
  const files = pictureFiles.resolve(
    "the picture",
    { widths: [360, 720] },
    "the context",
    info as unknown as Parameters<typeof pictureFiles.resolve>[3],
  );
  return { files, resolve, info };
}

const ANSWER = {
  layout: "fullWidth",
  width: 1,
  height: 0.75,
  images: {
    fallback: { src: "/c/a.webp", srcSet: "/b/a.webp 360w,\n/c/a.webp 720w", sizes: "100vw" },
    sources: [{ srcSet: "/d/a.avif 360w,\n/e/a.avif 720w", type: "image/avif", sizes: "100vw" }],
  },
};

it("a page's data holds of a picture what the page shows, and nothing else", async () => {
  const { files, resolve, info } = filesOf(ANSWER);
  await expect(files).resolves.toEqual({
    avif: "/d/a.avif 360w, /e/a.avif 720w",
    webp: "/c/a.webp",
    height: 0.75,
  });
  expect(resolve.mock.calls).toEqual([
    ["the picture", { layout: "fullWidth", breakpoints: [360, 720] }, "the context", info],
  ]);
});

it.each([
  ["a file that can't be optimised", undefined],
  ["a picture without AVIF", { ...ANSWER, images: { ...ANSWER.images, sources: [] } }],
  ["a picture without WebP", { ...ANSWER, images: { sources: ANSWER.images.sources } }],
])("%s stops the build", async (_name, answer) => {
  await expect(filesOf(answer).files).rejects.toThrow("no AVIF and WebP");
});
