import sharp, { type AvifOptions, type Sharp } from "sharp";
import { replaceExport } from "../node/replace-export";

/**
 * What gatsby-plugin-sharp leaves to sharp, and has no setting for. Measured with ssimulacra and
 * butteraugli on the site's pictures: in quality 52 these make files of the size and likeness that
 * sharp's own choice ("iq", effort 4) makes in 55, in 0.3 of the time. Encoding was half of a build
 * from nothing.
 */
export const AVIF_OPTIONS = { effort: 3, tune: "ssim" } satisfies AvifOptions;

type Avif = (this: Sharp, options?: AvifOptions) => Sharp;

/**
 * Has every picture encoded so from then on, whoever asks sharp for AVIF.
 *
 * @throws Error if sharp's pictures have no `avif` any more
 */
export function setAvifOptions(): void {
  replaceExport<Avif>(
    sharp.prototype,
    "avif",
    (avif) =>
      function withOptions(this: Sharp, options?: AvifOptions): Sharp {
        return avif.call(this, { ...options, ...AVIF_OPTIONS });
      },
  );
}
