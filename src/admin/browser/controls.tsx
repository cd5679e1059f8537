import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import { Component, createElement } from "react";
import { ANIMATED, NO_PICTURE, sizeError, TRANSPARENT } from "../../content/picture-rules";
import { amountError } from "../amount";

const outcome = (message: string | undefined) => (message ? { error: { message } } : true);

/** A text field for a number, because number fields drop what they can't read, such as the `20,` in `20,000`. */
class AmountControl extends Component<CustomFieldControlProps> {
  isValid = (typed: unknown) => {
    const [min, max, decimals] = ["min", "max", "decimals"].map((key) => this.props.field.get(key));
    return outcome(amountError(typed, { min, max, decimals }));
  };

  override render() {
    const { control } = CMS.getFieldType("string") ?? {};
    const value = String(this.props.value ?? "");
    return control ? createElement(control, { ...this.props, value }) : null;
  }
}

const pictureErrors = new Map<string, Promise<string | undefined>>();

class PictureControl extends Component<CustomFieldControlProps> {
  isValid = async (url: string) => {
    if (!url) return true;
    // The editor checks all fields whenever one changes.
    const error = pictureErrors.get(url) ?? pictureError(url);
    pictureErrors.set(url, error);
    return outcome(await error);
  };

  private readonly choose = async () => {
    const picked = await this.props.pickFile({ kind: "image", allowURL: false });
    if (picked && !Array.isArray(picked)) this.props.onChange(picked.value);
  };

  override render() {
    const { value, forID } = this.props;
    const name = String(value ?? "").replace(/^\/images\//, "");
    const style = { maxHeight: 160, maxWidth: "100%", display: "block", marginBlock: 8 };
    return (
      <div role="none">
        {value && <img src={value} alt="" style={style} />}
        <button
          type="button"
          id={forID}
          className="sui button medium secondary"
          onClick={this.choose}
        >
          {value ? "Replace the picture" : "Choose a picture"}
        </button>
        {name.startsWith("blob:") || ` ${name}`}
      </div>
    );
  }
}

/** Returns an error message for a picture that the build would refuse, as far as a browser can see. */
async function pictureError(url: string): Promise<string | undefined> {
  const response = await fetch(url).catch(() => undefined);
  // The picture may be only in the repository, so leave it to the content check.
  if (!response?.ok) return undefined;
  const blob = await response.blob();
  const bitmap = await createImageBitmap(blob).catch(() => undefined);
  if (!bitmap) return NO_PICTURE;
  const error = sizeError(bitmap.width, bitmap.height);
  if (error !== undefined) return error;
  const bytes = new TextDecoder("latin1").decode(await blob.slice(0, 4096).arrayBuffer());
  if (/acTL|ANIM/.test(bytes)) return ANIMATED;
  const width = Math.ceil(bitmap.width / 8);
  const height = Math.ceil(bitmap.height / 8);
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context?.drawImage(bitmap, 0, 0, width, height);
  const pixels = context?.getImageData(0, 0, width, height).data ?? [];
  const isOpaque = pixels.every((part, index) => index % 4 < 3 || part === 255);
  return isOpaque ? undefined : TRANSPARENT;
}

CMS.registerFieldType("amount", AmountControl);
CMS.registerFieldType("picture", PictureControl);
